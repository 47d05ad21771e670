import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

const staying = new AbortController().signal;

/** A queue with work that ends when the test says so. The first, of nobody, runs already. */
function busyQueue({ mostWaiting = 100, atOnce = 1 } = {}) {
  const queue = new FairQueue({ atOnce, mostWaiting });
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = queue.run({ network: undefined, signal: staying }, () => gate.promise);
  const add = (network: string, name: string, signal = staying) =>
    queue
      .run({ network, signal }, async () => {
        started.push(name);
        await setImmediate();
        return name;
      })
      .catch((error: unknown) => error);
  return { add, started, release: () => (gate.resolve(), first) };
}

test("networks take turns, each in the order of its requests", async () => {
  const { add, started, release } = busyQueue();
  const all = [
    add("a", "a1"),
    add("a", "a2"),
    add("a", "a3"),
    add("b", "b1"),
    add("c", "c1"),
    add("b", "b2"),
  ];
  await release();
  await Promise.all(all);
  expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("a full queue refuses the last of the network that waits for most, and nobody else", async () => {
  const { add, started, release } = busyQueue({ mostWaiting: 3 });
  const [a1, a2, a3, a4] = ["a1", "a2", "a3", "a4"].map((name) => add("a", name));
  const b1 = add("b", "b1");
  expect(await a4).toBeInstanceOf(QueueFull);
  expect(await a3).toBeInstanceOf(QueueFull);
  await release();
  expect(await Promise.all([a1, a2, b1])).toEqual(["a1", "a2", "b1"]);
  expect(started).toHaveLength(3);
});

test("work that nobody waits for any more does not begin, and leaves its place to others", async () => {
  const { add, started, release } = busyQueue({ mostWaiting: 1 });
  const visitor = new AbortController();
  const left = add("a", "a1", visitor.signal);
  visitor.abort(new Error("left"));
  expect(await left).toEqual(new Error("left"));
  const b1 = add("b", "b1");
  await release();
  await b1;
  expect(await add("a", "a2", visitor.signal)).toEqual(new Error("left"));
  expect(started).toEqual(["b1"]);
});

test("a queue runs no more at once than it may, also after failures", async () => {
  const queue = new FairQueue({ atOnce: 2, mostWaiting: 100 });
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await setImmediate();
    running -= 1;
    throw new Error("planted");
  };
  const all = Array.from({ length: 10 }, (_, at) => queue.run({ network: `${at}`, signal: staying }, work));
  const ended = await Promise.allSettled(all);
  expect(ended.every(({ status }) => status === "rejected")).toBe(true);
  expect([most, running]).toEqual([2, 0]);
});
