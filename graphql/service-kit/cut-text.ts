/** The text up to `limit` code units, without a character that would be cut: an emoji may have a dozen. */
export function cutText(text: string, limit: number): string {
  // Firefox before 125 has no Segmenter.
  if (!("Segmenter" in Intl)) return text.slice(0, limit);
  return text.slice(0, new Intl.Segmenter().segment(text).containing(limit)?.index);
}
