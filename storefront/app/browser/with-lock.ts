import { resultOrNull } from "./result-or-null";

/** Runs work while no other tab runs work of this name. Without locks, runs it at once. */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let hasStarted = false;
  const start = (): Promise<Result> => {
    hasStarted = true;
    return work();
  };
  try {
    const locks = resultOrNull(() => navigator.locks);
    return await (locks ? locks.request(name, signal ? { signal } : {}, start) : start());
  } catch (error) {
    if (hasStarted || signal?.aborted) throw error;
    // With cookies blocked, browsers have locks and reject every request.
    return work();
  }
}
