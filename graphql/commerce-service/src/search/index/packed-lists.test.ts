import { expect, test } from "vitest";
import { PackedLists } from "./packed-lists.ts";

test("lists keep their numbers while others grow, shrink and move", () => {
  const lists = new PackedLists();
  const expected = new Map<number, number[]>();
  // A fixed pseudo-random sequence, the same on every run.
  let state = 1;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let turn = 0; turn < 20_000; turn += 1) {
    const slot = random(300);
    const list = Array.from({ length: random(30) }, () => random(1000));
    expected.set(slot, list);
    lists.set(slot, list);
  }
  for (const [slot, list] of expected) {
    expect([...lists.data.subarray(lists.start[slot], lists.end[slot])]).toEqual(list);
  }
});
