import { arrayBuffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ResponseTooLarge } from "../app/http/capped-fetch.ts";
import { MemoryFull, SharedMemory } from "./shared-memory.ts";

/** A body with that many bytes, ten at a time. `until` resolves before it ends. */
function bodyOf(
  bytes: number,
  until: Promise<void> = Promise.resolve(),
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (sent >= bytes) {
        await until;
        return controller.close();
      }
      controller.enqueue(new Uint8Array(10).fill(sent));
      sent += 10;
    },
  });
}

const { signal } = new AbortController();

test("a body keeps its bytes and tells its length", async () => {
  const { body, length } = await new SharedMemory(100).readWhole(bodyOf(30), signal);
  const sent = new Uint8Array(await arrayBuffer(body as never));
  expect([length, sent.length, sent[0], sent[10], sent[29]]).toEqual([30, 30, 0, 10, 20]);
});

test("a body that is alone may be as large as the largest, and no larger", async () => {
  expect((await new SharedMemory(100).readWhole(bodyOf(100), signal)).length).toBe(100);
  await expect(new SharedMemory(100).readWhole(bodyOf(110), signal)).rejects.toThrow(ResponseTooLarge);
});

test("large bodies at once refuse each other, and leave room for a small one", async () => {
  const memory = new SharedMemory(1000);
  const ended = Promise.withResolvers<void>();
  const large = Array.from({ length: 20 }, () => memory.readWhole(bodyOf(1000, ended.promise), signal));
  const results = Promise.allSettled(large);
  expect((await memory.readWhole(bodyOf(50), signal)).length).toBe(50);
  ended.resolve();
  const reasons = (await results).flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(reasons.length).toBeGreaterThan(15);
  for (const reason of reasons) expect(reason).toBeInstanceOf(MemoryFull);
});

const failing = () =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new Uint8Array(90)),
    pull: (controller) => controller.error(new Error("cut off")),
  });

test.each<[string, (memory: SharedMemory) => Promise<unknown>]>([
  ["is sent", async (memory) => arrayBuffer((await memory.readWhole(bodyOf(90), signal)).body as never)],
  ["is canceled", async (memory) => (await memory.readWhole(bodyOf(90), signal)).body.cancel()],
  ["fails", async (memory) => expect(memory.readWhole(failing(), signal)).rejects.toThrow("cut off")],
  ["is too large", async (memory) => expect(memory.readWhole(bodyOf(110), signal)).rejects.toThrow("More")],
  [
    "loses its reader",
    async (memory) => {
      const visit = new AbortController();
      const { body } = await memory.readWhole(bodyOf(90), visit.signal);
      visit.abort(new Error("left"));
      await expect(arrayBuffer(body as never)).rejects.toThrow("left");
    },
  ],
  [
    "lost its reader early",
    async (memory) =>
      expect(memory.readWhole(bodyOf(90), AbortSignal.abort(new Error("left")))).rejects.toThrow("left"),
  ],
])("a body that %s leaves its memory to others", async (_what, use) => {
  const memory = new SharedMemory(100);
  for (let times = 0; times < 5; times += 1) await use(memory);
  expect((await memory.readWhole(bodyOf(100), signal)).length).toBe(100);
});
