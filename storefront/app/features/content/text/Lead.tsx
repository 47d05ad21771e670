import { Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./text.css";

/** The first paragraph of a text. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <Prose className={css.lead}>{children}</Prose>;
}
