import { breakpoints } from "../theme/generated/breakpoints.ts";

/** Media queries, as keys for `"@media"`. Rules outside of them apply at all widths. */
export const media = {
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  phone: `not all and (min-width: ${breakpoints.desktop}px)`,
  /** Phones with room for sticky bars: upright and not zoomed to 200%. */
  tallPhone: `(width < ${breakpoints.desktop}px) and (height >= 560px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  full: `(min-width: ${breakpoints.full}px)`,
  /** Devices that can hover. On touch screens, hover styles would remain after a tap. */
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
