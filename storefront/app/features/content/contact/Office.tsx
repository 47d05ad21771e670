import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./ContactScreen.css";

export interface OfficeProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The office's phone number and postal address. */
export function Office({ title, children }: OfficeProps) {
  return (
    <section className={css.office}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Prose>{children}</Prose>
    </section>
  );
}
