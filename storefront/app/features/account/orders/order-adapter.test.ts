import type { OrderFragment, OrderLineFragment } from "@circlet/graphql/generated/customer";
import { expect, test } from "vitest";
import { matchingOrders } from "./matching-orders";
import { customerOrder, productsById } from "./order-adapter";

const line: OrderLineFragment = {
  id: "1",
  name: "Norelle Crêpe dress - Plum / M",
  title: "Norelle Crêpe dress",
  variantTitle: "Plum / M",
  vendor: "Norelle",
  productId: "gid://shopify/Product/1",
  quantity: 1,
  image: null,
  currentTotalPrice: { amount: "74.00", currencyCode: "USD" },
};

const fragment = (status: string | null) =>
  ({
    id: "1",
    number: 1007,
    processedAt: "2026-11-20T17:00:00Z",
    totalPrice: { amount: "74.00" },
    transactions: [],
    fulfillments: {
      nodes: status === null ? [] : [{ latestShipmentStatus: status, trackingInformation: [] }],
    },
  }) as unknown as OrderFragment;
const order = (status: string | null) => customerOrder(fragment(status), [line], new Map());

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

const payment = {
  id: "1",
  kind: "SALE",
  status: "SUCCESS",
  giftCardDetails: { last4: "7QXK" },
  transactionAmount: { presentmentMoney: { amount: "20.0", currencyCode: "USD" } },
} as const;

test.each([
  ["a gift card", payment, [{ last4: "7QXK", amount: 2000 }]],
  ["a captured gift card", { ...payment, kind: "CAPTURE" }, [{ last4: "7QXK", amount: 2000 }]],
  ["a bank card", { ...payment, giftCardDetails: null }, []],
  ["a gift card that failed", { ...payment, status: "FAILURE" }, []],
  ["a refund to a gift card", { ...payment, kind: "REFUND" }, []],
] as const)("of a payment with %s, the order lists what a gift card paid", (_, transaction, giftCards) => {
  expect(customerOrder({ ...fragment(null), transactions: [transaction] }, [], new Map()).giftCards).toEqual(
    giftCards,
  );
});

const metafield = (key: string, value: string) => ({ key, value });

test.each([
  [
    "that the shop shows",
    { handle: "crepe-dress", metafields: [metafield("short_title", "Crêpe dress")] },
    {
      brand: "Norelle",
      title: "Crêpe dress",
      options: "Plum / M",
      href: "/products/crepe-dress",
    },
  ],
  [
    "of a brand that is not its vendor",
    { handle: "crepe-dress", metafields: [metafield("brand", "Norelle Studio"), null] },
    {
      brand: "Norelle Studio",
      title: "Norelle Crêpe dress",
      options: "Plum / M",
      href: "/products/crepe-dress",
    },
  ],
  [
    "that is gone",
    null,
    { brand: "Norelle", title: "Norelle Crêpe dress", options: "Plum / M", href: undefined },
  ],
] as const)("the line of a product %s is named as its card is", (_, product, words) => {
  const products = new Map(product ? [[line.productId ?? "", { id: line.productId ?? "", ...product }]] : []);
  expect(customerOrder(fragment(null), [line], products).products).toEqual([expect.objectContaining(words)]);
});

test.each([
  ["a product", { id: "1", handle: "coat", metafields: [] }, ["1"]],
  ["null, for a product that is gone", null, []],
  ["something else", {}, []],
  ["a product without a handle", { id: "1", handle: null, metafields: [] }, []],
])("of %s in the answer, orders link to what has a page", (_, node, ids) => {
  expect([...productsById([node] as Parameters<typeof productsById>[0]).keys()]).toEqual(ids);
});

test("the line of a product without options names none", () => {
  const { products } = customerOrder(fragment(null), [{ ...line, variantTitle: "Default Title" }], new Map());
  expect(products[0]?.options).toBeUndefined();
});
