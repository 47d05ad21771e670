/**
 * Whether a page's scripts run. The server sends `<html data-scripting="none">`, for which the styles show what works
 * without scripts. The inline script of `HeadScript` removes the attribute before the first paint, unless the browser
 * is older than package.json's `browserslist`.
 */
const attribute = "data-scripting";

/** State of a history entry: its next load runs no scripts. */
export const withoutScripts = "without scripts";

/** Firefox 114 and Chrome 99, Chrome 111 and Safari 16.2, and Safari 16.4 are the first versions with these. */
const isSupported = `CSS.supports("width: calc(infinity * 1px)") && CSS.supports("color: color-mix(in srgb, red, red)") && "DecompressionStream" in window`;

export const pageScriptsGate = (): string =>
  `if (history.state === "${withoutScripts}") history.replaceState(null, ""); else if (${isSupported}) document.documentElement.removeAttribute("${attribute}");`;

/** Attributes of the root element as the server sends it. React leaves them alone in the browser. */
export const sentAttributes = import.meta.env.SSR ? { [attribute]: "none" } : {};

/** Whether React has hydrated the page. Never on the server. */
export const isHydrated = (): boolean =>
  !import.meta.env.SSR && "hydrated" in document.documentElement.dataset;

/** Whether the page stays as the server sent it, because React could not hydrate it. */
export const serverPage = { isKept: false };
