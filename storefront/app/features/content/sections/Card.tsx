import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./sections.css";

export interface CardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, icon, children }: CardProps) {
  return (
    <article className={css.card}>
      {icon && <span className={css.cardIcon}>{icon}</span>}
      <Heading level={3}>{title}</Heading>
      <Prose size="small">{children}</Prose>
    </article>
  );
}
