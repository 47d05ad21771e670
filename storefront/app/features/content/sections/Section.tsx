import { Container, Heading } from "@circlet/design-system";
import { type ReactNode, useId } from "react";
import * as css from "./sections.css";

export interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

export interface SectionProps extends Titled {
  readonly tone?: keyof typeof css.tones | undefined;
  /** The class of the columns that its children form. */
  readonly columns?: string;
}

/** A full-width section with its own background. */
export function Section({ title, tone = "page", columns, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${css.section} ${css.tones[tone]}`}>
      <Container>
        <Heading level={2} id={id} className={css.heading}>
          {title}
        </Heading>
        {columns ? <div className={`${css.columns} ${columns}`}>{children}</div> : children}
      </Container>
    </section>
  );
}
