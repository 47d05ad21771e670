import type { CSSProperties } from "react";

/** A brand's theme on a page, or a part of one. */
export interface AppliedTheme {
  readonly brand: string;
  readonly variables: CSSProperties;
  /** What a preview says above the page, which is then private. Null for shoppers. */
  readonly notice: string | null;
}
