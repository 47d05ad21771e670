/**
 * Whether a page's scripts run. The server sends `<html data-scripting="none">`, for which the styles show what works
 * without scripts. The inline script of `PageScriptsHead` removes the attribute before the first paint, unless the browser
 * is older than package.json's `browserslist`.
 */
const attribute = "data-scripting";

/** Firefox 114 and Chrome 99, Chrome 111 and Safari 16.2, and Safari 16.4 are the first versions with these. */
const isSupported = `CSS.supports("width: calc(infinity * 1px)") && CSS.supports("color: color-mix(in srgb, red, red)") && "DecompressionStream" in window`;

/** The inline script for the head of every page. */
export const pageScriptsGate = (): string =>
  `if (${isSupported}) document.documentElement.removeAttribute("${attribute}")`;

/** Attributes of the root element as the server sends it. React leaves them alone in the browser. */
export const sentAttributes = import.meta.env.SSR ? { [attribute]: "none" } : {};
