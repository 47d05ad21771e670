import type { CSSProperties } from "react";

export interface AppliedTheme {
  readonly brand: string;
  readonly variables: CSSProperties;
  /** What a preview says above the page, which is then private. Null for shoppers. */
  readonly notice: string | null;
}
