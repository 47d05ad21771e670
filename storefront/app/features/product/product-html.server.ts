import sanitizeHtml from "sanitize-html";

/** What a product text may be made of. No attribute survives: no style, no address, no handler. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "h3",
    "h4",
    "table",
    "tbody",
    "thead",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {},
  transformTags: { h1: "h3", h2: "h3", h5: "h4", h6: "h4", div: "p" },
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "svg", "math"],
};

/** A product's own HTML, made safe to show. It is kept in the catalogue as it came. */
export function sanitizedHtml(html: string): string {
  return sanitizeHtml(html, allowed)
    .replace(/<p>\s*<\/p>/g, "")
    .trim();
}
