import { expect, test } from "vitest";
import { allocate } from "./allocate.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

test("the odd cent of a discount goes to the line with the largest remainder", () => {
  // 1500 over 3333 + 3333 + 3334 is 499.95, 499.95 and 500.1.
  expect(allocate(1500, [3333, 3333, 3334])).toEqual([500, 500, 500]);
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

test("the shares of a discount add up to the cent and never exceed a line's price, for a thousand carts", () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 1000; round++) {
    const amounts = Array.from({ length: 1 + next(8) }, () => next(50_000));
    const total = next(sum(amounts) + 1);
    const shares = allocate(total, amounts);
    expect(sum(shares)).toBe(total);
    for (const [index, share] of shares.entries()) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(amounts[index]!);
    }
  }
});

test("a discount leaves free lines and empty carts unchanged", () => {
  expect(allocate(50, [0, 100])).toEqual([0, 50]);
  expect(allocate(0, [10, 10])).toEqual([0, 0]);
  expect(allocate(0, [])).toEqual([]);
});
