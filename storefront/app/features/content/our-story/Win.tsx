import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./OurStory.css";

export interface WinProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** How one of the three benefits. */
export function Win({ title, children }: WinProps) {
  return (
    <div className={css.win}>
      <Heading level={3}>{title}</Heading>
      <Prose>{children}</Prose>
    </div>
  );
}
