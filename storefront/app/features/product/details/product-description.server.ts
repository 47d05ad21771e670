import { plainText } from "@circlet/service-kit/plain-text";
import sanitizeHtml from "sanitize-html";

export interface ProductDescription {
  readonly html: string;
  /** The text of all of it, the facts included. */
  readonly text: string;
  readonly facts: readonly Fact[];
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

const blocks =
  "address article aside caption center details fieldset figcaption figure footer form header legend main nav pre section summary".split(
    " ",
  );

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
    "dl",
    "dt",
    "dd",
    "blockquote",
    "sub",
    "sup",
    "div",
  ],
  allowedAttributes: {},
  transformTags: {
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    // Blocks may nest, so they do not become paragraphs.
    ...Object.fromEntries(blocks.map((name) => [name, "div"])),
  },
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
  return { html: html.trim(), text: plainText(source), facts };
}
