import { expect, test } from "vitest";
import { startAttackedShop, withHostedStorefront } from "./http-grammar/attacked-shop.ts";
import { expectUnharmed } from "./http-grammar/expect-unharmed.ts";

test("26,000 hostile requests harm no server, and memory stays bounded", async () => {
  const shop = await withHostedStorefront(await startAttackedShop());
  try {
    // Another seed attacks differently. A failure prints its own.
    const seed = Number(process.env["ATTACK_SEED"] ?? 1);
    expect(seed).not.toBeNaN();
    await expectUnharmed(shop.servers, { requests: 26_000, seed });
  } finally {
    await shop.stop();
  }
});
