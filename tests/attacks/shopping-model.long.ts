import { expect, test } from "vitest";
import { expectModelHolds } from "./shopping/expect-model-holds.ts";

test("500 shops do what their models do, whatever shoppers and the merchants do", () => {
  // Another seed shops differently. A failure prints its own.
  const seed = Number(process.env["ATTACK_SEED"] ?? 1);
  expect(seed).not.toBeNaN();
  expectModelHolds({ shops: 500, seed });
});
