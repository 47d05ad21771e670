import { beforeEach, expect, test } from "vitest";
import { ChangeQueue } from "./change-queue";

/** A service that stores a list of letters. Each call waits until the test responds. */
let calls: { change: string; answer: (list: string) => void; fail: (error: Error) => void }[];
let queue: ChangeQueue<string, string>;

beforeEach(() => {
  calls = [];
  queue = new ChangeQueue("", (change) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    calls.push({ change, answer: resolve, fail: reject });
    return promise;
  });
});

const next = () => new Promise((resolve) => void setTimeout(resolve));

test("changes show at once and are sent one after another", async () => {
  const sent = [queue.push("a"), queue.push("b")];
  expect(queue.get()).toEqual({ answer: "", pending: ["a", "b"] });
  expect(calls.map(({ change }) => change)).toEqual(["a"]);
  calls[0]!.answer("a");
  await next();
  expect(queue.get()).toEqual({ answer: "a", pending: ["b"] });
  calls[1]!.answer("ab");
  expect(await Promise.all(sent)).toEqual([true, true]);
  expect(queue.get()).toEqual({ answer: "ab", pending: [] });
});

test("a failed change is undone, and the next one is sent", async () => {
  const failed = queue.push("a");
  const sent = queue.push("b");
  await next();
  calls[0]!.fail(new Error("no"));
  await expect(failed).rejects.toThrow("no");
  await next();
  calls[1]!.answer("b");
  await sent;
  expect(queue.get()).toEqual({ answer: "b", pending: [] });
});

test("a read that ends after a change is ignored", async () => {
  const read = Promise.withResolvers<string>();
  const taken = queue.read(() => read.promise);
  await next();
  const sent = queue.push("a");
  await next();
  calls[0]!.answer("a");
  await sent;
  read.resolve("");
  expect(await taken).toBe(false);
  expect(queue.get().answer).toBe("a");
});

test("a change after a reset is sent only when the dropped one has settled", async () => {
  const dropped = queue.push("a");
  queue.reset("");
  const sent = queue.push("b");
  await next();
  expect(calls.map(({ change }) => change)).toEqual(["a"]);
  calls[0]!.answer("a");
  expect(await dropped).toBe(false);
  await next();
  calls[1]!.answer("b");
  expect(await sent).toBe(true);
});
