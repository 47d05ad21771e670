import type { ReactNode } from "react";
import * as css from "./sections.css";

export interface FigureProps {
  /** "48 million tons". */
  readonly value: string;
  /** What the number counts. */
  readonly children: ReactNode;
}

/** A large number and what it counts. Screen readers read it as one sentence. */
export function Figure({ value, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <span className={css.figureValue}>{value}</span> <div className={css.figureMeaning}>{children}</div>
    </div>
  );
}
