import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./Flow.css";

export interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Step({ title, children }: StepProps) {
  return (
    <li className={css.step}>
      <Heading level={3}>{title}</Heading>
      <Prose size="small">{children}</Prose>
    </li>
  );
}
