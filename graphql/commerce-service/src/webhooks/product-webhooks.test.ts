import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { sellStock } from "../catalog/stock/change-stock.ts";
import { openTestShop, testProduct, saveProducts, type TestShop } from "../../tests/test-shop.fixture.ts";

const secret = "a-secret-between-the-two";

interface Received {
  readonly topic: unknown;
  readonly isSigned: boolean;
  readonly body: { readonly handle?: string; readonly variants?: readonly { inventory_quantity: number }[] };
}

let received: Received[] = [];
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const signature = createHmac("sha256", secret).update(body).digest("base64");
  const { "x-shopify-topic": topic, "x-shopify-hmac-sha256": given } = request.headers;
  received.push({ topic, isSigned: given === signature, body: JSON.parse(body) as Received["body"] });
  response.writeHead(200).end();
}).listen(0, "127.0.0.1");

let shop: TestShop | undefined;

async function open(): Promise<TestShop> {
  const { port } = receiver.address() as AddressInfo;
  shop = await openTestShop({ storefrontUrl: `http://127.0.0.1:${port}`, webhookSecret: secret });
  return shop;
}

afterEach(async () => {
  await shop?.close();
  received = [];
});

afterAll(() => receiver.close());

test("signed webhooks follow in order when a product is added, sold and deleted", async () => {
  const { database } = await open();
  saveProducts(
    database,
    testProduct("red-coat", { vendor: "Maren & Co", productType: "dresses", tags: ["L1"] }),
  );
  await vi.waitFor(() => expect(received).toHaveLength(1), 3000);
  sellStock(database, { handleOrSku: "red-coat" }, "all");
  await vi.waitFor(() => expect(received).toHaveLength(2), 3000);
  database.exec("DELETE FROM product");
  await vi.waitFor(() => expect(received).toHaveLength(3), 3000);
  expect(received.map(({ topic }) => topic)).toEqual([
    "products/update",
    "products/update",
    "products/delete",
  ]);
  expect(received.every(({ isSigned }) => isSigned)).toBe(true);
  expect(received[2]?.body).toEqual({ id: 1 });
  expect(received[0]?.body).toEqual({
    id: 1,
    handle: "red-coat",
    vendor: "Maren & Co",
    product_type: "dresses",
    tags: "L1",
    status: "active",
    variants: [{ inventory_quantity: 1, inventory_policy: "deny", inventory_management: "shopify" }],
  });
  expect(received[1]?.body.variants?.map(({ inventory_quantity }) => inventory_quantity)).toEqual([0]);
});

test("products that existed before send no webhook, and nothing is sent without a secret", async () => {
  const { port } = receiver.address() as AddressInfo;
  shop = await openTestShop({ storefrontUrl: `http://127.0.0.1:${port}` });
  saveProducts(shop.database, testProduct("a"));
  const silent = shop;
  const { database } = await open();
  saveProducts(database, testProduct("b"));
  await vi.waitFor(() => expect(received.map(({ body }) => body.handle)).toEqual(["b"]), 3000);
  await silent.close();
});

test("the extensions service hears of a change that was made while nobody told it", async () => {
  const { port } = receiver.address() as AddressInfo;
  const settings = {
    storefrontUrl: "http://127.0.0.1:9",
    extensionsUrl: `http://127.0.0.1:${port}`,
    webhookSecret: secret,
  };
  const database = openDatabase(":memory:");
  onTestFinished(() => database.close());
  saveProducts(database, testProduct("older"));
  const told = () => get(database, "SELECT change FROM told_products");
  shop = await openTestShop(settings, database);
  await vi.waitFor(() => expect(told()).toBeDefined(), 3000);
  await shop.close();
  saveProducts(database, testProduct("coat"));
  shop = await openTestShop(settings, database);
  await vi.waitFor(() => expect(received.map(({ body }) => body.handle)).toEqual(["coat"]), 3000);
  database.exec("DELETE FROM product");
  saveProducts(database, testProduct("hat"));
  await vi.waitFor(() => expect(received.map(({ body }) => body.handle)).toEqual(["coat", "hat"]), 3000);
});
