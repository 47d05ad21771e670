/** A product's text, taken apart. */
export interface Description {
  /** What is left of the text. */
  readonly html: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

const list = /<ul>((?:\s*<li>[^<:]{2,24}: [^<]+<\/li>)+)\s*<\/ul>/g;
const entry = /<li>([^<:]+): ([^<]+)<\/li>/g;

/**
 * A list of "Material: silk", "Care: wash cold" is a table of facts, and is shown as one. Takes sanitised HTML; names
 * and values are plain text.
 */
export function descriptionOf(html: string): Description {
  const facts = [...html.matchAll(list)].flatMap(([, items = ""]) =>
    [...items.matchAll(entry)].map(([, name = "", value = ""]) => ({
      name: plain(name),
      value: plain(value),
    })),
  );
  return { html: html.replaceAll(list, "").trim(), facts };
}

/** The sanitiser writes these four, and no other. */
const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' } as const;

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity as keyof typeof entities]).trim();
}
