import type { PageFragment } from "@circlet/graphql/generated";
import { beforeEach, expect, test, vi } from "vitest";
import type { PublicSettings } from "~/settings/public-settings";
import { openCustomerService } from "./customer-service";

/** The responses of the service, in order. */
let responses: unknown[] = [];
const query = vi.fn(() => Promise.resolve(responses.shift()));
vi.mock("~/shopper/session/customer-commerce", () => ({ customerCommerce: () => ({ query }) }));

beforeEach(() => query.mockClear());

type Page = Pick<PageFragment, "hasNextPage" | "endCursor">;

const lastPage = { hasNextPage: false, endCursor: null };
const order = (lines: Page) => ({
  id: "gid://shopify/Order/1",
  number: 1001,
  processedAt: "2026-03-01T12:00:00Z",
  totalPrice: { amount: "1.0", currencyCode: "USD" },
  transactions: [],
  lineItems: { nodes: [], pageInfo: lines },
  fulfillments: { nodes: [] },
});
const orders = (pageInfo: Page, lines: Page = lastPage) => ({
  customer: { orders: { nodes: [order(lines)], pageInfo } },
});

async function readAll(): Promise<number[]> {
  const counts = [];
  for await (const list of openCustomerService({} as PublicSettings).orders()) counts.push(list.length);
  return counts;
}

test("a customer's orders come page by page", async () => {
  responses = [orders({ hasNextPage: true, endCursor: "a" }), orders(lastPage)];
  expect(await readAll()).toEqual([1, 2]);
});

const again = { hasNextPage: true, endCursor: "a" };
const withoutCursor = { hasNextPage: true, endCursor: null };
test.each([
  ["orders", "sends the same page again", [orders(again), orders(again)]],
  ["orders", "has more without saying where", [orders(withoutCursor)]],
  ["lines of an order", "sends the same page again", [orders(lastPage, again), { order: order(again) }]],
  ["lines of an order", "has more without saying where", [orders(lastPage, withoutCursor)]],
])("a customer's %s do not pass for whole if the service %s", async (_what, _how, sent) => {
  responses = [...sent];
  await expect(readAll()).rejects.toThrow("another page without a cursor");
  expect(query).toHaveBeenCalledTimes(sent.length);
});
