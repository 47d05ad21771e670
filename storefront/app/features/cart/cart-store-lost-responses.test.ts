import { beforeEach, expect, test, vi } from "vitest";
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

test.each([
  ["lost request", true, messages.unreachable],
  ["timeout", true, messages.tooSlow],
  ["lost request", false, messages.notOnline],
] as const)(
  "a cart that fails to load (%s, online: %s) shows an error of its own instead of an empty cart",
  async (fault, onLine, words) => {
    const { store } = await emptyCart();
    vi.stubGlobal("navigator", { onLine });
    browser.faults = [fault, fault, fault];
    await store.add(item("a"));
    expect(store.get()).toMatchObject({ status: "failed", lines: [], notice: words, canRetry: true });
  },
);

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
