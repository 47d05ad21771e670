/** Milliseconds after which it is done even if the page is still loading or the browser is never idle. */
const latest = 2500;

/**
 * Does something once the page's own files are there and the browser has nothing better to do: what can wait must not
 * share the line with the pictures a shopper waits for. The function returned calls it off.
 */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const begin = (): void => {
    if (off.signal.aborted) return;
    off.abort();
    work();
  };
  const onceLoaded = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: latest });
    else setTimeout(begin, latest / 10);
  };
  if (document.readyState === "complete") onceLoaded();
  else {
    window.addEventListener("load", onceLoaded, { once: true, signal: off.signal });
    setTimeout(begin, latest);
  }
  return () => off.abort();
}
