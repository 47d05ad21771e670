import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import { ActionLink, type Action } from "../ActionLink";
import * as css from "./ContactScreen.css";
import { contactIcons } from "./contact-icons";

export interface ContactOptionProps {
  readonly icon: keyof typeof contactIcons;
  readonly title: string;
  readonly link: Action;
  readonly children: ReactNode;
}

/** How one kind of visitor, such as a brand, gets in touch. */
export function ContactOption({ icon, title, link, children }: ContactOptionProps) {
  return (
    <section className={css.option}>
      <span className={css.icon}>{contactIcons[icon]}</span>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Prose size="small" className={css.words}>
        {children}
      </Prose>
      <ActionLink action={link} variant="outline" />
    </section>
  );
}
