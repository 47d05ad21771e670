import { chosenScheme, type SchemeChoice, schemeChoices } from "./color-scheme";

/** The event that tells the inline script a choice, because the browser may deny its cookie. */
export const schemeEvent = (choice: SchemeChoice): string => `scheme=${choice}`;

/** Reads the cookie, as the HTML is the same for everyone; again after a choice and when restored from history. */
export const schemeScript = (): string =>
  `{
const apply = ({ type } = {}) => {
  const chosen = ${chosenScheme}.exec(type?.startsWith("scheme=") ? type : document.cookie)?.[1];
  document.documentElement.dataset.scheme = chosen ?? "auto";
  for (const meta of document.querySelectorAll("meta[data-scheme-color]")) {
    const own = meta.dataset.schemeColor;
    meta.media = !chosen ? "(prefers-color-scheme: " + own + ")" : own === chosen ? "all" : "not all";
  }
};
apply();
for (const event of ${JSON.stringify([...schemeChoices.map(schemeEvent), "DOMContentLoaded", "pageshow"])}) addEventListener(event, apply);
}`.replace(/\n\s*/g, "");
