import { CartIcon, Container, Heading, MailIcon, OrdersIcon, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import Text, { page } from "~/content/contact.mdx";
import { type Action, ActionLink } from "../ActionLink";
import { ContentHeader } from "../ContentHeader";
import { textParts } from "../text/text-parts";
import * as css from "./ContactScreen.css";

const icons = {
  customers: <CartIcon />,
  brands: <OrdersIcon />,
  press: <MailIcon />,
};

interface ContactOptionProps {
  readonly icon: keyof typeof icons;
  readonly title: string;
  readonly link: Action;
  readonly children: ReactNode;
}

const parts = {
  ...textParts,
  ContactOptions: (props: { readonly children: ReactNode }) => <div className={css.options} {...props} />,
  /** How one kind of visitor, such as a brand, gets in touch. */
  ContactOption: ({ icon, title, link, children }: ContactOptionProps) => (
    <section className={css.option}>
      <span className={css.icon}>{icons[icon]}</span>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Prose size="small" className={css.words}>
        {children}
      </Prose>
      <ActionLink action={link} variant="outline" />
    </section>
  ),
  /** The office's phone number and postal address. */
  Office: ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
    <section className={css.office}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Prose>{children}</Prose>
    </section>
  ),
};

export function ContactScreen() {
  return (
    <>
      <ContentHeader title={page.title} />
      <Container className={css.column}>
        <Text components={parts} />
      </Container>
    </>
  );
}
