import { Container, Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import { PageBreadcrumbs } from "../ContentHeader";
import * as css from "./sections.css";

export interface OpeningProps {
  readonly title: string;
  /** The page's name in the breadcrumbs. */
  readonly pageTitle: string;
  readonly children: ReactNode;
}

export function Opening({ title, pageTitle, children }: OpeningProps) {
  return (
    <Container as="header">
      <PageBreadcrumbs title={pageTitle} />
      <div className={css.opening}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Prose className={css.openingText}>{children}</Prose>
      </div>
    </Container>
  );
}
