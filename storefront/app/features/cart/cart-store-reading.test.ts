import { beforeEach, expect, test, vi } from "vitest";
import * as messages from "~/messages/en/cart";
import { item, type MemoryCommerce } from "./cart-api.fixture";
import { inCart, TestBrowser } from "./cart-store.fixture";

let browser: TestBrowser;
let shop: MemoryCommerce;
let open: TestBrowser["open"];

beforeEach(() => {
  browser = new TestBrowser();
  ({ shop, open } = browser);
});

test("a read that overlaps a change does not undo it", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  const late = Promise.withResolvers<void>();
  shop.slowRead = late.promise;
  const refreshed = store.read();
  await store.add(item("a"));
  late.resolve();
  await refreshed;
  expect(inCart(store)).toEqual(["a"]);
});

test("a read during a change waits for the change", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  const late = Promise.withResolvers<void>();
  shop.slowRead = late.promise;
  const refreshed = store.read();
  const added = store.add(item("a"));
  expect(store.get()).toMatchObject({ total: null, lines: [{ id: "a" }] });
  late.resolve();
  await Promise.all([refreshed, added]);
  expect(store.get()).toMatchObject({ total: 1000, lines: [{ id: "a" }] });
});

test("a read during a change shows afterwards what another tab did", async () => {
  const here = open(shop.newCart());
  await here.store.read();
  const original = { ...shop.api };
  vi.spyOn(shop.api, "add").mockImplementationOnce(async (id, variantId) => {
    const answer = await original.add(id, variantId);
    await open(here.cartId).store.add(item("b"));
    await here.store.read();
    return answer;
  });
  await here.store.add(item("a"));
  await vi.waitFor(() => expect(inCart(here.store)).toEqual(["b", "a"]));
});

test("a pending change does not restore the cart after a sign-out in another tab", async () => {
  const cartId: { id: string | null } = shop.newCart();
  const { store } = open(cartId);
  await store.add(item("a"));
  const original = { ...shop.api };
  vi.spyOn(shop.api, "remove").mockImplementationOnce(async (id, lineIds) => {
    const answer = await original.remove(id, lineIds);
    cartId.id = null;
    return answer;
  });
  await Promise.all([store.remove("a"), store.add(item("b"))]);
  await vi.waitFor(() => expect(store.get()).toMatchObject({ status: "ready", lines: [], notice: null }));
  expect(cartId.id).toBeNull();
});

test("products added in two tabs to a cart that has expired end up in one cart", async () => {
  const here = open({ id: "cart-gone" });
  const there = open(here.cartId);
  await Promise.all([here.store.add(item("a")), there.store.add(item("b"))]);
  expect(here.cartId.id).toBe("cart-1");
  expect(shop.variants("cart-1")).toEqual(["b×1", "a×1"]);
});

test("a product added in two tabs without a cart is in the cart only once", async () => {
  const here = open();
  const there = open(here.cartId);
  await Promise.all([here.store.add(item("a")), there.store.add(item("a"))]);
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
  expect(inCart(there.store)).toEqual(["a"]);
});

test("a product that waits for a removal is not lost if another tab replaces an expired cart", async () => {
  const { store, cartId } = open({ id: "cart-gone" });
  const read = Promise.withResolvers<null>();
  vi.spyOn(shop.api, "read").mockReturnValueOnce(read.promise);
  const removed = store.remove("x");
  const added = store.add(item("b"));
  await open(cartId).store.add(item("a"));
  read.resolve(null);
  await Promise.all([removed, added]);
  expect(shop.variants("cart-1")).toEqual(["b×1", "a×1"]);
});

test("an addition is sent before the lock is granted", async () => {
  const never = () => new Promise<never>(() => undefined);
  void open(undefined, undefined, never).store.add(item("a"));
  expect(browser.requests).toEqual(["add"]);
});

test("a tab with a cart does not wait for another tab's change", async () => {
  const never = () => new Promise<never>(() => undefined);
  const { store } = open(shop.newCart(), undefined, never);
  await store.add(item("a"));
  expect(inCart(store)).toEqual(["a"]);
});

test("removals by the shopper are recorded, but not those of sold products", async () => {
  const { store } = open();
  await store.add(item("a"));
  await store.add(item("b"));
  shop.soldOut.add("a");
  await store.read();
  await store.remove("b");
  expect(shop.variants("cart-1")).toEqual([]);
  expect(browser.events).toEqual(["add a", "add b", "remove b"]);
});

test("a sold product is removed with one try only", async () => {
  const { store } = open();
  await store.add(item("a"));
  shop.soldOut.add("a");
  const before = browser.requests.length;
  browser.faults = [undefined, "lost request", "lost request", "lost request"];
  await store.read();
  expect(browser.requests.length - before).toBeLessThan(6);
});

const words = async () => {
  const { store } = open(shop.newCart());
  await store.read();
  return store.get().notice;
};

test("a cart that could not be read does not look empty, and says why", async () => {
  browser.faults = ["lost request", "timeout"];
  expect(await words()).toBe("Your bag did not load. Please try again.");
  expect(await words()).toBe("Your bag takes too long to load. Please try again.");
  vi.stubGlobal("navigator", { onLine: false });
  browser.faults = ["lost request"];
  expect(await words()).toBe("You are offline. Your bag is safe and shows as soon as you are back.");
});

test("a cart that could not be read still shows its last known lines", async () => {
  const { store } = open();
  await store.add(item("a"));
  browser.faults = ["lost request"];
  await store.read();
  expect(store.get()).toMatchObject({ status: "ready", notice: null, lines: [{ id: "a" }] });
});

test("a cart that could not be read accepts a product, and is unknown again if that fails", async () => {
  const { store } = open(shop.newCart());
  browser.faults = ["lost request", "lost request", "lost request"];
  await store.read();
  await store.add(item("a"));
  expect(store.get()).toMatchObject({ status: "failed", lines: [], notice: messages.unreachable });
  await store.add(item("a"));
  expect(store.get()).toMatchObject({ status: "ready", lines: [{ id: "a" }] });
});

test("an empty cart that cannot be read again does not look empty", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  browser.faults = ["lost request"];
  await store.read();
  expect(store.get()).toMatchObject({ status: "failed", canRetry: true });
  await store.retry();
  expect(store.get()).toMatchObject({ status: "ready", lines: [], canRetry: false });
});
