export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
}

/** Runs work with a time limit in milliseconds. After that, rejects with `TookTooLong` and aborts the signal. */
export async function withinBudget<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TookTooLong(`No result within ${milliseconds} ms`));
      controller.abort();
    }, milliseconds);
  });
  // A pending timer would keep the whole request in memory.
  return Promise.race([work(controller.signal), tooLate]).finally(() => clearTimeout(timer));
}
