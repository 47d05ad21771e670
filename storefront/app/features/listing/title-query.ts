/** Each word as a prefix, joined with OR. Removes characters that have a meaning in the query language. */
export function titleQuery(text: string): string {
  const words = text.replace(/['’]s?(?!\p{L})/gu, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `${word}*`).join(" OR ");
}
