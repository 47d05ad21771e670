/** What shoppers do first with a page. */
const touches = ["pointermove", "pointerdown", "scroll", "keydown"] as const;

/** Calls back once, when the shopper first does something. Returns a function that cancels the callback. */
export function whenTouched(callback: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onTouch = (): void => {
    ended.abort();
    callback();
  };
  for (const type of touches) window.addEventListener(type, onTouch, { passive: true, signal });
  return () => ended.abort();
}
