import { expect, test } from "vitest";
import { startAttackedShop } from "./http-grammar/attacked-shop.ts";
import { visitLargestState } from "./largest-state/visit-largest-state.ts";

test("the largest bag, wishlist, address book and saved searches take no other visitor's time, and little memory", async () => {
  const shop = await startAttackedShop();
  try {
    const { waits, pauses, growth } = await visitLargestState(shop, { warmUp: 10, rounds: 30 });
    expect(waits.longest).toBeLessThan(1000);
    for (const longest of pauses) {
      expect(longest).toBeGreaterThanOrEqual(0);
      expect(longest).toBeLessThan(1000);
    }
    for (const megabytes of growth) expect(megabytes).toBeLessThan(50);
  } finally {
    await shop.stop();
  }
});
