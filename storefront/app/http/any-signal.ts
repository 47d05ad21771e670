/** A signal that aborts with the first of these. `AbortSignal.any` is newer than our oldest browsers. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: either.signal });
  }
  return either.signal;
}
