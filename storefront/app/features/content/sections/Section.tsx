import { Container, Heading } from "@circlet/design-system";
import { type ReactNode, useId } from "react";
import * as css from "./sections.css";

export interface SectionProps {
  readonly title: string;
  readonly tone?: keyof typeof css.tones | undefined;
  readonly children: ReactNode;
}

/** A full-width section with its own background. */
export function Section({ title, tone = "page", children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${css.section} ${css.tones[tone]}`}>
      <Container>
        <Heading level={2} id={id} className={css.heading}>
          {title}
        </Heading>
        {children}
      </Container>
    </section>
  );
}
