import { beforeEach, expect, test, vi } from "vitest";
import * as messages from "~/messages/en/cart";
import { item, type MemoryCommerce } from "./cart-api.fixture";
import { inCart, TestBrowser, unsavedInMemory } from "./cart-store.fixture";

let browser: TestBrowser;
let shop: MemoryCommerce;
let open: TestBrowser["open"];

beforeEach(() => {
  browser = new TestBrowser();
  ({ shop, open } = browser);
});

test("a visitor who only browses gets no cart, and nothing is sent", async () => {
  const { store, cartId } = open();
  expect(store.get().status).toBe("loading");
  await store.read();
  expect(store.get()).toMatchObject({ status: "ready", lines: [] });
  expect(shop.calls).toEqual([]);
  expect(cartId.id).toBeNull();
});

test("a visitor gets a cart with the first product, and its id is stored", async () => {
  const { store, cartId } = open();
  await store.read();
  const added = store.add(item("a"));
  expect(store.get().isOpening).toBe(true);
  await added;
  expect(cartId.id).toBe("cart-1");
  expect(shop.calls).toEqual(["create"]);
});

test("a visitor who leaves the page while adding a product finds it in the cart on the next page", async () => {
  const unsaved = unsavedInMemory();
  const left = open({ id: null }, unsaved);
  // The page closes before the service responds, so the new cart's id is lost.
  const lost = vi.spyOn(shop.api, "create").mockReturnValueOnce(new Promise(() => undefined));
  void left.store.add(item("a"));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  const { store } = open({ id: null }, unsaved);
  await store.resume();
  expect(inCart(store)).toEqual(["a"]);
  await vi.waitFor(() => expect(store.get().adding).toEqual(new Set()));
  expect(inCart(store)).toEqual(["a"]);
  expect(await unsaved.get()).toEqual([]);
});

test("a visitor finds the cart of the last visit", async () => {
  const first = open();
  await first.store.add(item("a"));
  const { store } = open(first.cartId);
  await store.read();
  expect(inCart(store)).toEqual(["a"]);
});

test("a visitor whose cart was paid has an empty cart, and gets a new one with the next product", async () => {
  const { store, cartId } = open({ id: "cart-long-gone" });
  await store.read();
  expect(store.get()).toMatchObject({ status: "ready", lines: [] });
  await store.add(item("a"));
  expect(cartId.id).toBe("cart-1");
});

test("an added product shows at once, and the total after the response", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  const added = store.add(item("a"));
  expect(inCart(store)).toEqual(["a"]);
  expect(store.get()).toMatchObject({ total: null, adding: new Set(["a"]) });
  await added;
  expect(store.get()).toMatchObject({ total: 1000, adding: new Set() });
  expect(browser.changes).toBe(1);
});

test("twice, or with a double click, adds once", async () => {
  const { store } = open(shop.newCart());
  await Promise.all([store.read(), store.add(item("a")), store.add(item("a"))]);
  await store.add(item("a"));
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
  expect(shop.calls.filter((call) => call === "add")).toHaveLength(1);
});

test("an addition waits for the first read", async () => {
  const { store } = open(shop.newCart());
  const started = store.read();
  await store.add(item("a"));
  await started;
  expect([...shop.carts.keys()]).toEqual(["cart-1"]);
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
});

test("several products quickly keeps all of them in order", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  await Promise.all(["a", "b", "c"].map((variantId) => store.add(item(variantId))));
  expect(inCart(store)).toEqual(["c", "b", "a"]);
  expect(shop.variants("cart-1")).toEqual(["c×1", "b×1", "a×1"]);
});

test("an addition to a cart that no longer exists creates a new one", async () => {
  const { store, cartId } = open(shop.newCart());
  await store.read();
  shop.carts.delete("cart-1");
  await store.add(item("a"));
  expect(cartId.id).toBe("cart-2");
  expect(inCart(store)).toEqual(["a"]);
  expect(store.get().notice).toBeNull();
});

test("an addition reads the cart after a lost response, and does not add twice", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  browser.faults = ["lost response"];
  await store.add(item("a"));
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
  expect(shop.calls.slice(-2)).toEqual(["add", "read"]);
  expect(store.get().notice).toBeNull();
});

test("an addition retries a lost request", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  browser.faults = ["lost request"];
  await store.add(item("a"));
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
});

test("an addition that fails is undone with a message", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  browser.faults = ["lost request", "lost request"];
  await store.add(item("a"));
  expect(inCart(store)).toEqual([]);
  expect(store.get().notice).toBe(messages.unreachable);
  await store.add(item("a"));
  expect(inCart(store)).toEqual(["a"]);
  expect(store.get().notice).toBeNull();
});

test("an addition is undone if the service returns no result", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  browser.faults = ["refusal"];
  await store.add(item("a"));
  expect(inCart(store)).toEqual([]);
  expect(store.get().notice).toBe(messages.refused);
});

test("a product that has just sold shows a message", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  shop.soldOut.add("a");
  await store.add(item("a"));
  expect(inCart(store)).toEqual([]);
  expect(store.get().notice).toBe("Product a has just been sold.");
  expect(store.get().soldOut).toEqual(new Set(["a"]));
});

test("a removal shows at once", async () => {
  const { store } = open();
  await store.add(item("a"));
  const removed = store.remove("a");
  expect(inCart(store)).toEqual([]);
  await removed;
  expect(shop.variants("cart-1")).toEqual([]);
});

test("a removal waits for the first read, because a server-rendered page shows lines", async () => {
  const first = open(shop.newCart());
  await first.store.read();
  await first.store.add(item("coat"));
  const { store } = open(first.cartId);
  const started = store.read();
  await store.remove("coat");
  await started;
  expect(shop.variants(first.cartId.id ?? "")).toEqual([]);
});

test("a removal works even if the first read failed", async () => {
  const first = open(shop.newCart());
  await first.store.read();
  await first.store.add(item("coat"));
  const { store } = open(first.cartId);
  browser.faults = ["lost request"];
  await store.read();
  await store.remove("coat");
  expect(shop.variants(first.cartId.id ?? "")).toEqual([]);
});

test("a removal works for a line that only the server-rendered page shows", async () => {
  const { store, cartId } = open(shop.newCart());
  await store.read();
  await open(cartId).store.add(item("coat"));
  await store.remove("coat");
  expect(shop.variants("cart-1")).toEqual([]);
});

test("an unconfirmed product keeps the next page from adding it", async () => {
  const unsaved = unsavedInMemory();
  const { store } = open(shop.newCart(), unsaved);
  await store.read();
  browser.faults = ["lost response", "lost request", "lost request"];
  await store.add(item("a"));
  expect(await unsaved.get()).toHaveLength(1);
  await vi.waitFor(() => expect(browser.faults).toEqual([]));
  await store.remove("a");
  expect(await unsaved.get()).toEqual([]);
  expect(shop.variants("cart-1")).toEqual([]);
});

test("twice, or with a double click, removes once", async () => {
  const { store } = open();
  await store.add(item("a"));
  const before = shop.calls.length;
  await Promise.all([store.remove("a"), store.remove("a")]);
  expect(shop.calls.slice(before)).toEqual(["remove"]);
});

test("a removal works while the product is still being added", async () => {
  const { store } = open(shop.newCart());
  await store.read();
  await Promise.all([store.add(item("a")), store.remove("a")]);
  expect(inCart(store)).toEqual([]);
  expect(shop.variants("cart-1")).toEqual([]);
});

test("a removal that fails restores the line", async () => {
  const { store } = open();
  await store.add(item("a"));
  browser.faults = ["lost request", "lost request"];
  await expect(store.remove("a")).rejects.toThrow();
  expect(store.get().lines).toMatchObject([{ id: "a", error: messages.notRemoved }]);
  await store.remove("a");
  expect(store.get().lines).toEqual([]);
});

test("a line's next change clears its error", async () => {
  const { store } = open();
  await store.add(item("a"));
  browser.faults = ["lost request", "lost request"];
  await expect(store.remove("a")).rejects.toThrow();
  const removed = store.remove("a");
  await store.add(item("a"));
  await removed.catch(() => undefined);
  expect(store.get().lines).toMatchObject([{ id: "a", error: undefined }]);
});
