import type { ReactNode } from "react";
import * as css from "./text.css";

/** A highlighted note. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <div role="note" className={css.note}>
      {children}
    </div>
  );
}
