import { chosenScheme } from "./color-scheme";

/** Tells the inline script the choice (`detail`), because the browser may deny its cookie. */
export const schemeEvent = "schemechange";

/** Reads the cookie, as the HTML is the same for everyone; again after a choice and when restored from history. */
export const schemeScript = (): string =>
  `{
const apply = ({ detail } = {}) => {
  const chosen = ${chosenScheme}.exec(detail ? "scheme=" + detail : document.cookie)?.[1];
  document.documentElement.dataset.scheme = chosen ?? "auto";
  for (const meta of document.querySelectorAll("meta[data-scheme-color]")) {
    const own = meta.dataset.schemeColor;
    meta.media = !chosen ? "(prefers-color-scheme: " + own + ")" : own === chosen ? "all" : "not all";
  }
};
apply();
for (const event of ["${schemeEvent}", "DOMContentLoaded", "pageshow"]) addEventListener(event, apply);
}`.replace(/\n\s*/g, "");
