import { beforeEach, expect, test } from "vitest";
import * as messages from "~/messages/en/cart";
import { item, type MemoryCommerce } from "./cart-api.fixture";
import { TestBrowser } from "./cart-store.fixture";

let browser: TestBrowser;
let shop: MemoryCommerce;
let open: TestBrowser["open"];

beforeEach(() => {
  browser = new TestBrowser();
  ({ shop, open } = browser);
});

async function emptyCart() {
  const { store, cartId } = open(shop.newCart());
  await store.read();
  return { store, cartId };
}

test("an addition with an unknown outcome shows the product if a later read finds it", async () => {
  const { store } = await emptyCart();
  browser.faults = ["lost response", "lost request", "lost request"];
  await store.add(item("a"));
  await store.read();
  expect(store.get().status).toBe("failed");
  await store.read();
  expect(store.get()).toMatchObject({ status: "ready", notice: null, lines: [{ id: "a" }] });
});

test("an addition with an unknown outcome keeps its error if a later read does not find it", async () => {
  const { store } = await emptyCart();
  browser.faults = ["lost request", "lost request"];
  await store.add(item("a"));
  await store.read();
  expect(store.get()).toMatchObject({ status: "ready", notice: messages.unreachable, canRetry: true });
  await store.retry();
  expect(store.get()).toMatchObject({ status: "ready", notice: null, lines: [{ id: "a" }] });
});

test("an addition that comes after too many others is kept, says why, and is sent again on request only", async () => {
  const { store } = await emptyCart();
  browser.faults = ["throttled"];
  browser.requests = [];
  await store.add(item("a"));
  await store.read();
  expect(store.get()).toMatchObject({ notice: messages.tooMany, canRetry: true });
  expect(browser.requests.filter((intent) => intent === "add")).toHaveLength(1);
  await store.retry();
  expect(store.get()).toMatchObject({ notice: null, lines: [{ id: "a" }] });
});
