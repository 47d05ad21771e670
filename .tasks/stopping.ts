const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Milliseconds in which repeated signals count as one: pnpm forwards the Ctrl-C that the terminal already sent to every
 * process.
 */
const repeatMs = 500;

/**
 * Aborts on the first Ctrl-C (or SIGTERM, SIGHUP), so that the command can shut down cleanly. A second one ends it at
 * once.
 */
export function abortOnSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => {
      for (const signal of signals) process.on(signal, () => process.exit(1));
      console.log("Stopping … Press Ctrl-C again to stop at once.");
    }, repeatMs).unref();
  };
  for (const signal of signals) process.on(signal, stop);
  return stopping.signal;
}
