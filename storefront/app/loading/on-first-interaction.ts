const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls back once, when the shopper first moves a pointer, presses, types or scrolls. Returns a function that cancels it. */
export function onFirstInteraction(callback: () => void): () => void {
  const ended = new AbortController();
  const use = (): void => {
    ended.abort();
    callback();
  };
  for (const sign of signsOfUse) {
    window.addEventListener(sign, use, { passive: true, signal: ended.signal });
  }
  return () => ended.abort();
}
