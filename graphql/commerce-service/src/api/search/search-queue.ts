import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/** Runs each search in its own turn of the event loop, so that many in one request do not block the others. */
export function queueSearch<Result>(search: () => Result): Promise<Result> {
  const result = last.then(() => setImmediate()).then(search);
  last = result.catch(() => {});
  return result;
}
