/** The longest wait for an idle moment, in milliseconds. */
const timeout = 2500;

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels the callback. */
export function whenIdle(callback: () => void): () => void {
  const cancelled = new AbortController();
  const run = (): void => {
    if (!cancelled.signal.aborted) callback();
  };
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
    else setTimeout(run, timeout / 10);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal: cancelled.signal });
  return () => cancelled.abort();
}
