import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { run } from "../../database/statement.ts";
import { findGiftCard, issueGiftCard, payWithGiftCard } from "../../gift-cards/gift-card-store.ts";
import { testOrder } from "../../orders/order.fixture.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../../tests/operations.fixture.ts";
import { executeAt, openTestShop, testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";

const operations = operationsOf("customer");
const ada = "ada@circlet.example";
const ben = "ben@circlet.example";
const handles = Array.from({ length: 12 }, (_, index) => `product-${index}`);

const shop = await openTestShop({ publicUrl: "http://images.example" });
saveProducts(
  shop.database,
  ...handles.map((handle) => testProduct(handle, { images: [{ src: handle, altText: handle }] })),
);
afterAll(() => shop.close());
beforeEach(() => run(shop.database, "DELETE FROM customer_order"));

function execute<Data>(email: string, operation: string, variables = {}) {
  return executeAt<Data>(
    `${shop.url}/account/customer/api/unstable/graphql`,
    operations.get(operation) ?? operation,
    { variables, authorization: issueCustomerToken(shop.database, email) },
  );
}

interface Orders {
  readonly customer: {
    readonly orders: {
      readonly nodes: readonly { readonly id: string; readonly number: number }[];
      readonly pageInfo: {
        readonly startCursor: string;
        readonly endCursor: string;
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
      };
    };
  };
}
const page = async (email: string, variables: object) =>
  (await execute<Orders>(email, "customer_Orders", variables)).data.customer.orders;
const numbers = ({ nodes }: Orders["customer"]["orders"]) => nodes.map(({ number }) => number);

test.each([
  ["2024-01", "IN_TRANSIT"],
  ["2026-04", "FULFILLED"],
])("an order's status in %s is %s, and it has a status page", async (version, status) => {
  testOrder(shop.database, ada, ["product-0"], { status: "IN_TRANSIT" });
  const query = "{ customer { orders(first: 1) { nodes { fulfillmentStatus statusPageUrl } } } }";
  const { data } = await executeAt<Orders>(`${shop.url}/account/customer/api/${version}/graphql`, query, {
    authorization: issueCustomerToken(shop.database, ada),
  });
  expect(data.customer.orders.nodes).toEqual([
    { fulfillmentStatus: status, statusPageUrl: "http://images.example/order-status" },
  ]);
});

test("an order shows every field of the account pages", async () => {
  const tracking = { company: "Parcel Post", number: "PP 1", url: "https://parcels.example/PP1" };
  const processedAt = new Date("2026-02-03T10:00:00Z");
  testOrder(shop.database, ada, ["product-0", "product-1"], {
    processedAt,
    status: "IN_TRANSIT",
    tracking,
    discount: 750,
  });
  const { nodes } = await page(ada, { first: 10 });
  expect(nodes).toMatchObject([
    {
      number: 1001,
      confirmationNumber: expect.stringMatching(/^[A-Z0-9]{9}$/) as string,
      processedAt: "2026-02-03T10:00:00.000Z",
      shippingAddress: {
        formatted: ["Ada Marsh", "12 Alder Street", "Portland OR 97205", "United States"],
      },
      totalPrice: { amount: "85.0", currencyCode: "USD" },
      lineItems: {
        nodes: [
          {
            name: "product 0",
            title: "product 0",
            productId: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/) as string,
            quantity: 1,
            image: { url: "http://images.example/images/product-0", altText: "product-0" },
            currentTotalPrice: { amount: "42.5", currencyCode: "USD" },
          },
          { name: "product 1" },
        ],
      },
      fulfillments: {
        nodes: [{ latestShipmentStatus: "IN_TRANSIT", trackingInformation: [tracking] }],
      },
    },
  ]);
});

test.each([
  ["a gift card", [10000], [["GIFT_CARD", "100.0"]]],
  [
    "a gift card and a bank card",
    [3000],
    [
      ["GIFT_CARD", "30.0"],
      ["CARD", "70.0"],
    ],
  ],
  [
    "two gift cards and a bank card",
    [3000, 2000],
    [
      ["GIFT_CARD", "30.0"],
      ["GIFT_CARD", "20.0"],
      ["CARD", "50.0"],
    ],
  ],
  ["a bank card", [], [["CARD", "100.0"]]],
])("an order paid with %s lists what each paid", async (_, cards, payments) => {
  const orderId = testOrder(shop.database, ada, ["product-0", "product-1"]);
  const codes = cards.map((value) => {
    const code = issueGiftCard(shop.database, { value: value + 500, now: new Date() });
    const giftCardId = findGiftCard(shop.database, code)!.id;
    payWithGiftCard(shop.database, { giftCardId, orderId, amount: value });
    return code;
  });
  const query = `{ customer { orders(first: 1) { nodes { transactions {
    id type kind status transactionAmount { presentmentMoney { amount } } giftCardDetails { last4 balance { amount } }
  } } } } }`;
  const { data } = await execute<Orders>(ada, query);
  expect(data.customer.orders.nodes).toEqual([
    {
      transactions: payments.map(([type, amount], index) => ({
        id: `gid://shopify/OrderTransaction/${orderId}-${index + 1}`,
        type,
        kind: "SALE",
        status: "SUCCESS",
        transactionAmount: { presentmentMoney: { amount } },
        giftCardDetails:
          type === "GIFT_CARD" ? { last4: codes[index]!.slice(-4), balance: { amount: "5.0" } } : null,
      })),
    },
  ]);
});

test("an order has no tracking before it ships", async () => {
  testOrder(shop.database, ada, ["product-0"]);
  expect((await page(ada, { first: 1 })).nodes).toMatchObject([
    { fulfillments: { nodes: [{ latestShipmentStatus: "CONFIRMED", trackingInformation: [] }] } },
  ]);
});

test("an order returns further line items on request", async () => {
  testOrder(shop.database, ada, handles);
  const { nodes } = await page(ada, { first: 1 });
  const [order] = nodes as unknown as {
    id: string;
    lineItems: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }[];
  expect(order?.lineItems.nodes).toHaveLength(10);
  expect(order?.lineItems.pageInfo.hasNextPage).toBe(true);
  const more = await execute("ada@circlet.example", "customer_OrderLines", {
    orderId: order?.id,
    first: 10,
    after: order?.lineItems.pageInfo.endCursor,
  });
  expect(more.data).toMatchObject({
    order: {
      lineItems: {
        nodes: [{ name: "product 10" }, { name: "product 11" }],
        pageInfo: { hasNextPage: false },
      },
    },
  });
});

describe("a customer's orders", () => {
  beforeEach(() => {
    for (let day = 1; day <= 5; day++) {
      testOrder(shop.database, ada, ["product-0"], { processedAt: new Date(`2026-02-0${day}T10:00:00Z`) });
      testOrder(shop.database, ben, ["product-1"], { processedAt: new Date(`2026-02-0${day}T11:00:00Z`) });
    }
  });

  test("a customer's orders are paged in both directions, newest first", async () => {
    const first = await page(ada, { first: 2 });
    expect(numbers(first)).toEqual([1009, 1007]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(ada, { first: 2, after: first.pageInfo.endCursor });
    expect(numbers(second)).toEqual([1005, 1003]);
    const last = await page(ada, { first: 2, after: second.pageInfo.endCursor });
    expect(numbers(last)).toEqual([1001]);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await page(ada, { last: 2, before: last.pageInfo.startCursor });
    expect(numbers(back)).toEqual([1005, 1003]);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test("a customer's orders keep their place when a newer order arrives", async () => {
    const first = await page(ada, { first: 2 });
    testOrder(shop.database, ada, ["product-2"]);
    expect(numbers(await page(ada, { first: 2, after: first.pageInfo.endCursor }))).toEqual([1005, 1003]);
  });

  test("a customer's orders are found by email in any spelling", async () => {
    expect(numbers(await page("Ada@Circlet.Example", { first: 9 }))).toHaveLength(5);
  });

  test.each([
    [{ first: 2, after: "nonsense" }, "Invalid cursor"],
    [{ first: 2, last: 2 }, "not supported"],
    [{ first: 251 }, "cannot exceed 250"],
    [{ first: -1 }, "negative"],
    [{}, "one of first or last"],
  ])("a customer's orders reject the arguments %j", async (variables, message) => {
    const { errors, code } = await execute(ada, "customer_Orders", variables);
    expect(errors?.[0]?.message).toContain(message);
    expect(code).toBe("BAD_USER_INPUT");
  });
});

test("someone else's orders are not reachable by id, and their existence is not revealed", async () => {
  const id = testOrder(shop.database, ben, ["product-1"]);
  const order = (email: string, row: number) =>
    execute(
      email,
      "{ order(id: $id) { number email shippingAddress { formatted } } }".replace(
        "$id",
        `"gid://shopify/Order/${row}"`,
      ),
    );
  expect((await order(ben, id)).data).toMatchObject({ order: { email: ben } });
  expect((await order(ada, id)).data).toEqual({ order: null });
  expect((await order(ada, id + 1000)).data).toEqual({ order: null });
});

test("someone else's orders are not reachable by trying every id", async () => {
  const ids = handles.map((handle) => testOrder(shop.database, ben, [handle]));
  const all = ids.map((id, at) => `o${at}: order(id: "gid://shopify/Order/${id}") { id }`).join(" ");
  const { data } = await execute<Record<string, unknown>>(ada, `{ ${all} }`);
  expect(new Set(Object.values(data))).toEqual(new Set([null]));
});

test("someone else's orders are not reachable by an id of another type or form", async () => {
  testOrder(shop.database, ben, ["product-1"]);
  for (const id of [
    "1",
    "gid://shopify/Customer/1",
    "gid://shopify/Order/1 OR 1=1",
    "gid://shopify/Order/-1",
  ]) {
    const { errors, data } = await execute<{ order: unknown }>(
      ada,
      `{ order(id: ${JSON.stringify(id)}) { id } }`,
    );
    expect(data.order).toBeNull();
    expect(errors).toHaveLength(1);
  }
});

test("someone else's orders are not reachable with another customer's cursor", async () => {
  testOrder(shop.database, ada, ["product-0"], { processedAt: new Date("2026-02-01T10:00:00Z") });
  for (let day = 2; day <= 4; day++) {
    testOrder(shop.database, ben, ["product-1"], { processedAt: new Date(`2026-02-0${day}T10:00:00Z`) });
  }
  const theirs = await page(ben, { first: 1 });
  expect(numbers(await page(ada, { first: 5, after: theirs.pageInfo.endCursor }))).toEqual([1001]);
  expect(numbers(await page(ada, { last: 5, before: theirs.pageInfo.endCursor }))).toEqual([]);
});

test("someone else's orders are not reachable by a search query", async () => {
  testOrder(shop.database, ben, ["product-1"]);
  const { code } = await execute(
    ada,
    `{ customer { orders(first: 5, query: "email:${ben}") { nodes { id } } } }`,
  );
  expect(code).toBe("NOT_IMPLEMENTED");
});
