import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

test("what is asked during a batch makes the next one", async () => {
  const batches: (readonly number[])[] = [];
  const double = inBatches(async (_, numbers: readonly number[]) => {
    batches.push(numbers);
    return numbers.map((number) => 2 * number);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => double("key", number)))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

test("a failed batch fails alone", async () => {
  const run = inBatches(async (_, inputs: readonly string[]) => {
    if (inputs.includes("bad")) throw new Error("refused");
    return inputs;
  });
  const first = run("key", "good");
  const rest = [run("key", "bad"), run("key", "same batch")];
  expect(await first).toBe("good");
  expect(await Promise.allSettled(rest)).toEqual([
    expect.objectContaining({ status: "rejected" }),
    expect.objectContaining({ status: "rejected" }),
  ]);
  expect(await run("key", "later")).toBe("later");
});
