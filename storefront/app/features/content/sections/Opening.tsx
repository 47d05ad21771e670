import { Container, Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import { PageTrail } from "../PageHeader";
import * as css from "./sections.css";

export interface OpeningProps {
  readonly title: string;
  /** The page's name in the way that leads to it. */
  readonly trail: string;
  readonly children: ReactNode;
}

/** How a page begins that tells a story: a large claim, and the words that bear it out. */
export function Opening({ title, trail, children }: OpeningProps) {
  return (
    <Container as="header">
      <PageTrail title={trail} />
      <div className={css.opening}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Prose className={css.openingText}>{children}</Prose>
      </div>
    </Container>
  );
}
