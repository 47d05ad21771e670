const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
};

/**
 * The text of a product's HTML, for `description`: tags dropped, white space made single. It is text, never HTML:
 * who shows it escapes it.
 *
 * @param limit cuts at so many characters, with an ellipsis, as the hosted platform's `truncateAt`
 */
export function plainText(html: string, limit?: number | null): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, " ")
    .replace(
      /&(#?\w+);/g,
      (entity, name: string) => entities[name.toLowerCase()] ?? codePoint(name) ?? entity,
    )
    .replace(/\s+/g, " ")
    .trim();
  return limit != null && text.length > limit
    ? `${text.slice(0, Math.max(0, limit - 3)).trimEnd()}...`
    : text;
}

function codePoint(name: string): string | undefined {
  const match = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const point = match ? Number.parseInt(match[1] ?? match[2] ?? "", match[1] ? 16 : 10) : Number.NaN;
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
