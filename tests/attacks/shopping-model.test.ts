import { test } from "vitest";
import { expectModelHolds } from "./shopping/expect-model-holds.ts";

test("a shop does what its model does, whatever shoppers and the merchant do", () => {
  expectModelHolds({ shops: 40, seed: 20261127 });
}, 60_000);
