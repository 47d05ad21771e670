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

/**
 * Selects an element of a page whose scripts do not run, as a key for `selectors`. The server sends the page with
 * `<html data-scripting="none">`, and an inline script removes the attribute. The query `(scripting: none)` is newer than
 * the oldest supported browsers, and does not match when scripts are missing or too new for the browser.
 */
export const withoutScripts = "[data-scripting] &";

/** Selects an element of a page whose scripts run, or may. */
export const withScripts = ":root:not([data-scripting]) &";
