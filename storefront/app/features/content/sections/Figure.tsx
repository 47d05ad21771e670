import type { ReactNode } from "react";
import * as css from "./sections.css";

export interface FigureProps {
  readonly value: string;
  readonly children: ReactNode;
}

/** A large number and its meaning, which screen readers read as one sentence. */
export function Figure({ value, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <span className={css.figureValue}>{value}</span> <div className={css.figureMeaning}>{children}</div>
    </div>
  );
}
