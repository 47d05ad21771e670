import type { ReactNode } from "react";
import * as css from "./sections.css";

export interface FigureProps {
  /** "48 million tons". */
  readonly value: string;
  /** What there is so much of. */
  readonly children: ReactNode;
}

/** A number that should be seen from afar, and what it counts. Read as one sentence. */
export function Figure({ value, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <span className={css.figureValue}>{value}</span> <div className={css.figureMeaning}>{children}</div>
    </div>
  );
}
