/** What shoppers do first with a page. */
const touches = ["pointermove", "pointerdown", "scroll", "keydown"] as const;

/** Calls back when the shopper first does one of these things, once for each. Returns a function that stops this. */
export function whenTouched(callback: () => void): () => void {
  const ended = new AbortController();
  for (const type of touches) addEventListener(type, callback, { once: true, signal: ended.signal });
  return () => ended.abort();
}
