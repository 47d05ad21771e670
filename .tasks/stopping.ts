const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Milliseconds in which signals count as one: pnpm repeats the Ctrl-C that the terminal sent to every process. */
const repeatMs = 500;

/** Aborts on the first Ctrl-C (SIGTERM, SIGHUP) for a clean shutdown. A second one ends the command at once. */
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
