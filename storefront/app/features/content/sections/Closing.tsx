import { Container, Heading, Prose } from "@circlet/design-system";
import { type ReactNode, useId } from "react";
import { ActionLink, type Action } from "../ActionLink";
import * as css from "./sections.css";

export interface ClosingProps {
  readonly title: string;
  readonly link: Action;
  readonly children: ReactNode;
}

/** The last section of a page, with a call to action. */
export function Closing({ title, link, children }: ClosingProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Container className={css.closing}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Prose className={css.closingText}>{children}</Prose>
        <ActionLink action={link} size="large" />
      </Container>
    </section>
  );
}
