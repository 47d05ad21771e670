import type { ReactNode } from "react";
import * as css from "./FaqScreen.css";

export function Questions({ children }: { readonly children: ReactNode }) {
  return <div className={css.questions}>{children}</div>;
}
