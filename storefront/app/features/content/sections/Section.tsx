import { Container, Heading } from "@circlet/design-system";
import { type ReactNode, useId } from "react";
import * as css from "./sections.css";

export interface SectionProps {
  readonly title: string;
  readonly ground?: keyof typeof css.grounds | undefined;
  readonly children: ReactNode;
}

/** A part of a page over the whole width, on a ground of its own. */
export function Section({ title, ground = "page", children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${css.section} ${css.grounds[ground]}`}>
      <Container>
        <Heading level={2} id={id} className={css.heading}>
          {title}
        </Heading>
        {children}
      </Container>
    </section>
  );
}
