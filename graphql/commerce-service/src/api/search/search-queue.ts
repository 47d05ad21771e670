import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one search after another, each in its own turn of the event loop. One request can ask for many searches, and
 * other requests must not wait for all of them.
 */
export function queueSearch<Result>(search: () => Result): Promise<Result> {
  const result = last.then(() => setImmediate()).then(search);
  last = result.catch(() => {});
  return result;
}
