/** Milliseconds after which it is done even if the browser is never idle. */
const latest = 2500;

/** Does something once the browser has nothing better to do. The function returned calls it off. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, latest / 2);
  return () => clearTimeout(timer);
}
