import { breakpoints } from "../theme/generated/breakpoints.ts";

/** Media queries for `"@media"` keys. Mobile comes first: a rule without one holds everywhere. */
export const media = {
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  phone: `not all and (min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  full: `(min-width: ${breakpoints.full}px)`,
  /** A pointer that can rest on things: hover effects only here, or they stick after a tap. */
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
