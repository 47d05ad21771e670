/** Entities such as `&middot;` are signs, not words. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ""));
/** Other values are keys or names of variants, such as "relevance" or "medium". */
export const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text);
