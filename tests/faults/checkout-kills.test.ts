import { describe, expect, onTestFinished, test } from "vitest";
import { dataFolder } from "../../graphql/commerce-service/src/checkout/payment/served-platform.fixture.ts";
import { payThroughRestarts } from "./checkout-rounds.ts";

/** A short version. `checkout-kills.long.ts` sends 200 shoppers through five kills. */
describe("the commerce service is killed amid 20 checkouts", () => {
  test("each order exists once", async () => {
    const { path, remove } = dataFolder();
    onTestFinished(remove);
    const shoppers = 20;
    const { orders } = await payThroughRestarts(path, { rounds: 1, shoppers, signal: "SIGKILL" });
    expect(orders).toBe(shoppers);
  }, 120_000);
});
