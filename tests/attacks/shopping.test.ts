import { test } from "vitest";
import { expectBooksBalanceAtOnce, expectBooksBalanceInTurns } from "./shopping/expect-books-balance.ts";
import { expectModelHolds } from "./shopping/expect-model-holds.ts";

const seed = 20261127;

test("a shop does what its model does, whatever shoppers and the merchant do", () => {
  expectModelHolds({ shops: 40, seed });
}, 60_000);

test("the books of a service balance, whatever order the turns of three shoppers come in", async () => {
  await expectBooksBalanceInTurns({ shops: 20, seed });
}, 60_000);

test("the books of a shop balance after every step of 40 shoppers at once", async () => {
  await expectBooksBalanceAtOnce({ shoppers: 40, steps: 800, seed });
}, 60_000);
