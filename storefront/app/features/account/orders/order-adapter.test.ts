import type { OrderFragment } from "@circlet/graphql/generated/customer";
import { expect, test } from "vitest";
import { matchingOrders } from "./matching-orders";
import { customerOrder } from "./order-adapter";

const order = (status: string | null) =>
  customerOrder(
    {
      id: "1",
      number: 1007,
      processedAt: "2026-11-20T17:00:00Z",
      totalPrice: { amount: "74.00" },
      fulfillments: {
        nodes: status === null ? [] : [{ latestShipmentStatus: status, trackingInformation: [] }],
      },
    } as unknown as OrderFragment,
    [{ id: "1", name: "Crêpe dress", quantity: 1 }] as unknown as Parameters<typeof customerOrder>[1],
  );

test.each([
  [null, "preparing", "cancel"],
  ["CONFIRMED", "preparing", "cancel"],
  ["IN_TRANSIT", "onItsWay", "nothing"],
  ["OUT_FOR_DELIVERY", "onItsWay", "nothing"],
  ["READY_FOR_PICKUP", "onItsWay", "nothing"],
  ["PICKED_UP", "delivered", "return"],
  ["DELIVERED", "delivered", "return"],
  ["FAILURE", "failed", "nothing"],
])("an order whose shipment is %s is %s and offers to %s", (status, stage, action) => {
  const { cancelHref, returnHref, ...shown } = order(status);
  expect(shown.stage).toBe(stage);
  expect({ cancel: cancelHref !== undefined, return: returnHref !== undefined }).toEqual({
    cancel: action === "cancel",
    return: action === "return",
  });
});

test("the search for orders ignores case and accents", () => {
  expect(matchingOrders([order(null)], "#1007 CREPE")).toHaveLength(1);
});
