import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./OurStory.css";

export interface WinProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The benefit for one of the three. */
export function Win({ title, children }: WinProps) {
  return (
    <div className={css.win}>
      <Heading level={3}>{title}</Heading>
      <Prose>{children}</Prose>
    </div>
  );
}
