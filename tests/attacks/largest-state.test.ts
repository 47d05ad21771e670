import { test } from "vitest";
import { visitLargestState } from "./largest-state/visit-largest-state.ts";

test("the largest bag, wishlist, address book and saved searches are shown and changed", async () => {
  await visitLargestState({ warmUp: 0, rounds: 1 });
}, 120_000);
