import { beforeEach, expect, test, vi } from "vitest";
import * as messages from "~/messages/en/cart";
import type { CartItem } from "./cart";
import { item, type MemoryCommerce } from "./cart-api.fixture";
import type { CartStore } from "./cart-store";
import { inCart, TestBrowser, unsavedInMemory } from "./cart-store.fixture";

let browser: TestBrowser;
let shop: MemoryCommerce;
let items: CartItem[];

beforeEach(() => {
  browser = new TestBrowser();
  ({ shop } = browser);
  items = [];
});

const open = (cartId = shop.newCart()) => browser.open(cartId, unsavedInMemory(items)).store;

async function hangingAdd(store: CartStore, id: string) {
  const answer = Promise.withResolvers<never>();
  const add = vi.spyOn(shop.api, "add").mockReturnValueOnce(answer.promise);
  const added = store.add(item(id));
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  return { added, answer };
}

test("a change that takes too long does not shorten the time of the next one", async () => {
  const store = open();
  await store.read();
  const { added } = await hangingAdd(store, "a");
  const next = store.add(item("b"));
  expect(browser.deadlines).toHaveLength(2);
  browser.giveUp();
  await Promise.all([added, next]);
  expect(inCart(store)).toEqual(["b"]);
  expect(store.get()).toMatchObject({ notice: messages.tooSlow, canRetry: true });
  await store.retry();
  expect(inCart(store)).toEqual(["a", "b"]);
});

test("a change that takes too long is retried by the next page, once", async () => {
  const cartId = shop.newCart();
  const store = open(cartId);
  await store.read();
  const { added } = await hangingAdd(store, "a");
  browser.giveUp();
  await added;
  const next = open(cartId);
  await next.resume();
  await vi.waitFor(() => expect(next.get().adding).toEqual(new Set()));
  expect(inCart(next)).toEqual(["a"]);
  expect(shop.variants(cartId.id)).toEqual(["a×1"]);
  expect(items).toEqual([]);
});

test("a change is not retried if the cart turns out to have the product", async () => {
  const cartId = shop.newCart();
  const store = open(cartId);
  await store.read();
  browser.faults = ["lost response", "lost request", "lost request"];
  await store.add(item("a"));
  expect(items).toHaveLength(1);
  await vi.waitFor(async () => {
    await store.read();
    expect(inCart(store)).toEqual(["a"]);
  });
  expect(items).toEqual([]);
});

test("a change is not retried if the service rejected it", async () => {
  const store = open();
  await store.read();
  browser.faults = ["refusal"];
  await store.add(item("a"));
  expect(items).toEqual([]);
});

test("a change that takes too long makes the next one read the cart first, even if its response arrives later", async () => {
  const store = open();
  await store.read();
  const { added, answer } = await hangingAdd(store, "a");
  // The read after the failed change fails, too, so the cart's content is unknown.
  const read = vi.spyOn(shop.api, "read").mockRejectedValueOnce(new TypeError("fetch failed"));
  browser.giveUp();
  await added;
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  answer.resolve({ ...shop.cart("cart-1") } as never);
  await new Promise((resolve) => setTimeout(resolve));
  await store.add(item("b"));
  expect(read.mock.calls.length).toBeGreaterThan(1);
});

test("a read that a change made outdated does not clear the error", async () => {
  const store = open();
  await store.read();
  const late = Promise.withResolvers<void>();
  shop.slowRead = late.promise;
  const reading = store.read();
  await vi.waitFor(() => expect(shop.slowRead).toBeNull());
  // Both the change and the read after it fail.
  browser.faults = ["lost request", "lost request", "lost request"];
  await store.add(item("a"));
  expect(store.get()).toMatchObject({ status: "failed", notice: messages.unreachable });
  late.resolve();
  await reading;
  expect(store.get()).toMatchObject({ status: "failed", notice: messages.unreachable });
});
