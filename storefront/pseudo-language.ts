/** Rewrites English texts for tests. Text that still shows in plain English is missing from the catalog. */

type Rewrite = (text: string) => string;

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  ["aàā", "bƀ", "cç", "dđ", "eéē", "fƒ", "gĝ", "hĥ", "iíī", "jĵ", "kķ", "lļ", "mɱ", "nñ", "oóō", "pþ", "qɋ"]
    .concat(["rŕ", "sš", "tţ", "uúū", "vṽ", "wŵ", "xẋ", "yý", "zž"])
    .map(([letter = "", ...accented]) => [letter, accented.join("")]),
);

/** "Cart" → "Çàāŕţ". Accents every letter and makes words longer, as in German or Finnish. */
export const accented = rewriting((text) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const accent = accents[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? accent : accent.charAt(0).toUpperCase() + accent.slice(1);
  }),
);

/** Makes each word display from right to left, like Hebrew. */
export const reversed = rewriting((text) => text.replaceAll(/\p{L}+/gu, "\u202e$&\u202c"));

/** Markers around a message's arguments, which are not rewritten, such as the title in "Remove Silk dress". */
const [from, to] = ["\ue000", "\ue001"];

function rewriting(rewrite: Rewrite) {
  const text = (value: string): string =>
    value
      .split(from)
      .map((part, index) => {
        if (index === 0) return rewrite(part);
        const [data = "", ...words] = part.split(to);
        return data + rewrite(words.join(""));
      })
      .join("");
  /** A value in a catalog: a text, a function that returns one, or a collection of these. */
  return function rewritten(value: unknown): unknown {
    if (typeof value === "string") return text(value);
    if (Array.isArray(value)) return value.map(rewritten);
    if (typeof value === "function")
      return (...values: readonly unknown[]): unknown => rewritten(value(...values.map(marked)));
    if (value === null || typeof value !== "object" || "$$typeof" in value) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewritten(each)]));
  };
}

function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  return typeof value === "string" ? from + value + to : value;
}
