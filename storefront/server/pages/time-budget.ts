/** A page took longer than its time budget. */
export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
}

/** Rejects with `TookTooLong` after some milliseconds, and aborts the signal of the work. */
export async function withinBudget<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TookTooLong(`No page within ${milliseconds} ms`));
      controller.abort();
    }, milliseconds);
  });
  // A running timer would keep the whole request in memory.
  return Promise.race([work(controller.signal), tooLate]).finally(() => clearTimeout(timer));
}
