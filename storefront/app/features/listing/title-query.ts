/** Converts a search text to a query: words and emoji as prefixes, joined with OR. Removes special characters. */
export function titleQuery(text: string): string {
  return titleWords(text)
    .map((word) => `${word}*`)
    .join(" OR ");
}

export function titleWords(text: string): string[] {
  return (
    text
      .replace(/['’]s?(?!\p{L})/gu, " ")
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}/gu) ?? []
  );
}
