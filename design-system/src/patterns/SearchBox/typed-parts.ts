export interface TextPart {
  text: string;
  /** Where in the suggestion it begins. */
  start: number;
  /** Whether the shopper typed this part. */
  typed: boolean;
}

const specials = /[.*+?^${}()|[\]\\]/g;

/** A suggestion in pieces, with every word the shopper typed marked where a word of the suggestion begins with it. */
export function typedParts(suggestion: string, typed: string): TextPart[] {
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== "")
    // The longer word first, or "dress" would never be found beside "dr".
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
