import type { CSSProperties } from "react";

/** A brand's theme on a page, or a part of one. */
export interface AppliedTheme {
  /** The brand's slug. */
  readonly brand: string;
  /** CSS variables. */
  readonly variables: CSSProperties;
  /** Whether a preview link shows it. The page is then private. */
  readonly isPreview: boolean;
  /** Why a preview cannot show the theme, in one sentence each. */
  readonly problems?: readonly string[];
}
