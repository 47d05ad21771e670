import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureCustomer } from "../customers/customer-store.ts";
import { eraseCustomer } from "../customers/erase-customer.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { all, run } from "../database/statement.ts";
import { testOrder } from "../orders/order.fixture.ts";
import { openTestShop, saveProducts, testProduct, type TestShop } from "../../tests/test-shop.fixture.ts";

const webhookSecret = "a-secret-between-the-two";

interface Received {
  readonly path: string | undefined;
  readonly id: unknown;
  readonly body: unknown;
}
let received: Received[] = [];
let status = 200;
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  const signature = createHmac("sha256", webhookSecret).update(body).digest("base64");
  const {
    "x-shopify-hmac-sha256": given,
    "x-shopify-webhook-id": id,
    "x-shopify-topic": topic,
  } = request.headers;
  const isGood = given === signature && request.url === `/webhooks/${String(topic)}`;
  received.push({ path: request.url, id, body: JSON.parse(body) as unknown });
  response.writeHead(isGood ? status : 401).end();
}).listen(0, "127.0.0.1");

let database: Database;
let shop: TestShop | undefined;
beforeEach(() => {
  received = [];
  status = 200;
  database = openDatabase(":memory:");
  saveProducts(database, testProduct("coat"), testProduct("hat"));
});
afterEach(async () => {
  await shop?.close();
  database.close();
});
afterAll(() => receiver.close());

async function open(): Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  shop = await openTestShop({ webhookSecret, extensionsUrl: `http://127.0.0.1:${port}` }, database);
}
const waiting = () => all(database, "SELECT * FROM webhook_event").length;
const eventsArrive = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), 10_000);

test("orders that were paid while nobody was told, and later ones, are told once each, in order", async () => {
  const first = testOrder(database, "ada@circlet.example", ["coat", "hat"]);
  await open();
  await eventsArrive(1);
  const second = testOrder(database, "ada@circlet.example", ["hat"]);
  await eventsArrive(2);
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    [
      "/webhooks/orders/paid",
      { id: first, processed_at: expect.any(String), line_items: [{ product_id: 1 }, { product_id: 2 }] },
    ],
    [
      "/webhooks/orders/paid",
      { id: second, processed_at: expect.any(String), line_items: [{ product_id: 2 }] },
    ],
  ]);
  await vi.waitFor(() => expect(waiting()).toBe(0));
});

test("a changed address and a deleted customer are told, another change is not", async () => {
  const { id } = ensureCustomer(database, "ada@circlet.example", new Date());
  await open();
  run(database, "UPDATE customer SET first_name = 'Ada' WHERE id = ?", id);
  run(database, "UPDATE customer SET email = 'ada@new.example' WHERE id = ?", id);
  await eventsArrive(1);
  run(database, "DELETE FROM customer WHERE id = ?", id);
  await eventsArrive(2);
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ["/webhooks/customers/update", { id, email: "ada@new.example", updated_at: expect.any(String) }],
    ["/webhooks/customers/delete", { id }],
  ]);
});

test("the extensions service is told to redact an erased customer and their orders", async () => {
  const { id } = ensureCustomer(database, "ada@circlet.example", new Date());
  const order = testOrder(database, "ada@circlet.example", ["coat"]);
  eraseCustomer(database, "ada@circlet.example");
  await open();
  await eventsArrive(3);
  expect(received.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ["/webhooks/customers/delete", { id }],
    ["/webhooks/customers/redact", { customer: { id }, orders_to_redact: [order] }],
  ]);
});

test("a webhook that fails is repeated with the same id, before later ones", async () => {
  status = 503;
  const order = testOrder(database, "ada@circlet.example", ["coat"]);
  testOrder(database, "ada@circlet.example", ["hat"]);
  await open();
  await eventsArrive(1);
  status = 200;
  await eventsArrive(3);
  expect(received.map(({ body }) => body)).toMatchObject([{ id: order }, { id: order }, { id: order + 1 }]);
  expect(received[1]?.id).toBe(received[0]?.id);
  expect(received[2]?.id).not.toBe(received[0]?.id);
});

test("a webhook that is refused for good does not keep back later ones", async () => {
  status = 400;
  testOrder(database, "ada@circlet.example", ["coat"]);
  testOrder(database, "ada@circlet.example", ["hat"]);
  await open();
  await eventsArrive(2);
  await vi.waitFor(() => expect(waiting()).toBe(0));
});

test("a shop without the extensions service keeps no webhooks", async () => {
  testOrder(database, "ada@circlet.example", ["coat"]);
  shop = await openTestShop({ webhookSecret }, database);
  await vi.waitFor(() => expect(waiting()).toBe(0), 10_000);
});
