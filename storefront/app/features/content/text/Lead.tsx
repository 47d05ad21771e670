import { Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as css from "./text.css";

/** A text's first paragraph, in larger type. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <Prose className={css.lead}>{children}</Prose>;
}
