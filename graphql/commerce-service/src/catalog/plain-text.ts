const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
};

/** For `description`: without tags. Escape it before showing it as HTML. Text longer than `limit` ends in "...". */
export function plainText(html: string, limit?: number | null): string {
  const text = withoutHidden(html)
    .replace(/<[^<>]*>/g, " ")
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

/** Drops scripts, styles and comments; an unclosed one hides the rest. A single pass, as text can be anything. */
function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  let shown = "";
  let from = 0;
  for (const { index, 1: name } of lower.matchAll(/<!--|<(script|style)\b/g)) {
    if (index < from) continue;
    shown += `${html.slice(from, index)} `;
    const end = lower.indexOf(name === undefined ? "-->" : `</${name}`, index);
    const close = end < 0 ? -1 : lower.indexOf(">", end);
    if (close < 0) return shown;
    from = close + 1;
  }
  return shown + html.slice(from);
}
