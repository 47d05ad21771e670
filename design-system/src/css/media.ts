import { breakpoints } from "../theme/generated/breakpoints.ts";

/** Media queries for `"@media"` keys. Mobile first: rules without one apply everywhere. */
export const media = {
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  phone: `not all and (min-width: ${breakpoints.desktop}px)`,
  /** Phones with room for bars that stay in the window: not sideways, and not at 200% zoom. */
  tallPhone: `(width < ${breakpoints.desktop}px) and (height >= 560px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  full: `(min-width: ${breakpoints.full}px)`,
  /** Devices that can hover: on touch screens hover styles would stick after a tap. */
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
