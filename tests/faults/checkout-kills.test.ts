import { expect, onTestFinished, test } from "vitest";
import { dataFolder } from "../../graphql/commerce-service/src/checkout/payment/served-platform.fixture.ts";
import { payThroughRestarts, payUntilDiskIsFull } from "./checkout-rounds.ts";

/** A short version. `checkout-kills.long.ts` sends 200 shoppers through five kills. */
test("the commerce service is killed amid 50 checkouts: each order exists once", async () => {
  const { path, remove } = dataFolder();
  onTestFinished(remove);
  const { orders } = await payThroughRestarts(path, { rounds: 1, shoppers: 50, signal: "SIGKILL" });
  expect(orders).toBe(50);
}, 120_000);

test("the disk fills up amid 40 checkouts: each order exists once", async () => {
  const { path, remove } = dataFolder();
  onTestFinished(remove);
  const { orders, acknowledged } = await payUntilDiskIsFull(path, { shoppers: 40, room: 400_000 });
  console.log(
    `${orders} orders, ${acknowledged} acknowledged before the disk was full, none lost or doubled`,
  );
  expect(acknowledged).toBeGreaterThan(0);
  expect(acknowledged).toBeLessThan(40);
  expect(orders).toBe(40);
}, 120_000);
