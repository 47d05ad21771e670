interface Options {
  /** Milliseconds before each run. */
  readonly every: number;
  /** The same after a failed one; by default no longer. */
  readonly afterFailure?: number;
  readonly onFailure: (error: unknown) => void;
}

/** Runs `work` one run at a time. Returns a function that aborts the signal and resolves after the current run. */
export function repeat(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { every, afterFailure = every, onFailure }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    let pause = every;
    for (;;) {
      if (!signal.aborted) await passed(pause, signal);
      if (signal.aborted) return;
      pause = await work(signal).then(
        () => every,
        (error: unknown) => {
          if (!signal.aborted) onFailure(error);
          return afterFailure;
        },
      );
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Resolves after this time, or when the signal aborts. */
async function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  timer.unref();
  signal.addEventListener("abort", resolve);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener("abort", resolve);
}
