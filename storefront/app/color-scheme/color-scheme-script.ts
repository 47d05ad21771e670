import { chosenScheme } from "./color-scheme";

/** Tells the page's script that the cookie has changed. */
export const schemeEvent = "schemechange";

/**
 * Runs in the head, before the first paint: the page is the same for everyone, so its scheme comes from the cookie here.
 * Again after a choice, and in a page that comes back from the browser's history.
 */
export const schemeScript = (): string =>
  `{
const apply = () => {
  const chosen = ${chosenScheme}.exec(document.cookie)?.[1];
  document.documentElement.dataset.scheme = chosen ?? "auto";
  for (const meta of document.querySelectorAll("meta[data-scheme-color]")) {
    const own = meta.dataset.schemeColor;
    meta.media = !chosen ? "(prefers-color-scheme: " + own + ")" : own === chosen ? "all" : "not all";
  }
};
apply();
for (const event of ["${schemeEvent}", "DOMContentLoaded", "pageshow"]) addEventListener(event, apply);
}`.replace(/\n\s*/g, "");
