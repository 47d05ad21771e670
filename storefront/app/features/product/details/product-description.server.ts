import sanitizeHtml from "sanitize-html";

export interface ProductDescription {
  readonly html: string;
  readonly facts: readonly Fact[];
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Elements have no attributes, which could hold styles, URLs or event handlers. */
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

/** An entry such as "Material: silk". */
const factPattern = /^([^:]{2,24}): (.+)$/s;

/** Sanitized. Lists that look like "Material: silk" become facts, and empty paragraphs are removed. */
export function productDescription(source: string): ProductDescription {
  const facts: Fact[] = [];
  let list: { readonly facts: Fact[]; isPlain: boolean } | null = null;
  const html = sanitizeHtml(source, {
    ...allowed,
    onOpenTag(tag) {
      if (list) list.isPlain &&= tag === "li";
      else if (tag === "ul") list = { facts: [], isPlain: true };
    },
    exclusiveFilter({ tag, text }) {
      if (tag === "p" || tag === "div") return text.trim() === "";
      if (tag === "li" && list) {
        const [, name, value] = factPattern.exec(text.trim()) ?? [];
        if (name && value) list.facts.push({ name: name.trim(), value: value.trim() });
        else list.isPlain = false;
      }
      if (tag !== "ul" || !list) return false;
      const { facts: listed, isPlain } = list;
      list = null;
      if (!isPlain || listed.length === 0) return false;
      facts.push(...listed);
      return true;
    },
  });
  return { html: html.trim(), facts };
}
