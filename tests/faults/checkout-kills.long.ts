import { describe, expect, onTestFinished, test } from "vitest";
import { dataFolder } from "../../graphql/commerce-service/src/checkout/payment/served-platform.fixture.ts";
import { payThroughRestarts, payUntilDiskIsFull } from "./checkout-rounds.ts";

describe("the commerce service is killed amid 200 checkouts", () => {
  test.each([1, 2, 3, 4, 5])("round %i, five kills: each order exists once", async () => {
    const { path, remove } = dataFolder();
    onTestFinished(remove);
    const shoppers = 200;
    const { orders, acknowledged } = await payThroughRestarts(path, {
      rounds: 5,
      shoppers,
      signal: "SIGKILL",
    });
    console.log(
      `${orders} orders, ${acknowledged} acknowledged before the last restart, none lost or doubled`,
    );
    expect(orders).toBe(shoppers);
  });
});

test("the commerce service is closed five times amid 100 checkouts: each order exists once", async () => {
  const { path, remove } = dataFolder();
  onTestFinished(remove);
  const shoppers = 100;
  const { orders } = await payThroughRestarts(path, { rounds: 5, shoppers, signal: "SIGTERM" });
  expect(orders).toBe(shoppers);
});

test("the disk fills up amid 200 checkouts: each order exists once", async () => {
  const { path, remove } = dataFolder();
  onTestFinished(remove);
  const shoppers = 200;
  const { orders, acknowledged } = await payUntilDiskIsFull(path, { shoppers, room: 3_000_000 });
  console.log(
    `${orders} orders, ${acknowledged} acknowledged before the disk was full, none lost or doubled`,
  );
  expect(orders).toBe(shoppers);
});
