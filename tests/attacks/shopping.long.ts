import { beforeAll, expect, test } from "vitest";
import { expectBooksBalanceAtOnce, expectBooksBalanceInTurns } from "./shopping/expect-books-balance.ts";
import { expectModelHolds } from "./shopping/expect-model-holds.ts";

/** Another seed shops differently. A failure prints its own. */
const seed = Number(process.env["ATTACK_SEED"] ?? 1);

beforeAll(() => expect(seed).not.toBeNaN());

test("500 shops do what their models do, whatever shoppers and merchants do", () => {
  expectModelHolds({ shops: 500, seed });
});

test("the books of 300 services balance, whatever order the turns of three shoppers come in", async () => {
  await expectBooksBalanceInTurns({ shops: 300, seed });
});

test("the books of a shop balance after each of 10,000 steps of 40 shoppers at once", async () => {
  await expectBooksBalanceAtOnce({ shoppers: 40, steps: 10_000, seed });
});
