export interface TextPart {
  text: string;
  /** The part's offset in the suggestion. */
  start: number;
  /** Whether the shopper typed this part. */
  typed: boolean;
}

const specials = /[.*+?^${}()|[\]\\]/g;

/** Splits a suggestion into typed and other parts. A typed word matches the start of any word in the suggestion. */
export function highlightMatch(suggestion: string, typed: string): TextPart[] {
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== "")
    // Longer words first, or "dr" would match before "dress".
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(specials, String.raw`\$&`));
  if (words.length === 0) return [{ text: suggestion, start: 0, typed: false }];
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join("|")})`, "giu");
  let start = 0;
  return suggestion
    .split(pattern)
    .map((text, index) => {
      const part = { text, start, typed: index % 2 === 1 };
      start += text.length;
      return part;
    })
    .filter((part) => part.text !== "");
}
