import { beforeEach, expect, test, vi } from "vitest";
import { item, type MemoryCommerce } from "./cart-api.fixture";
import { inCart, TestBrowser, unsavedInMemory } from "./cart-store.fixture";

let browser: TestBrowser;
let shop: MemoryCommerce;
let open: TestBrowser["open"];

beforeEach(() => {
  browser = new TestBrowser();
  ({ shop, open } = browser);
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

test("an addition waits for the first read", async () => {
  const { store } = open(shop.newCart());
  const started = store.read();
  await store.add(item("a"));
  await started;
  expect([...shop.carts.keys()]).toEqual(["cart-1"]);
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
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

test("a removed product is offered again, until another change or if its removal failed", async () => {
  const { store } = open();
  await store.add(item("a"));
  await store.add(item("b"));
  const removed = store.remove("a");
  expect(store.get().removed).toMatchObject({ id: "a" });
  await removed;
  expect(store.get().removed).toMatchObject({ id: "a" });
  await store.add(item("a"));
  expect(store.get().removed).toBeNull();
  expect(
    store
      .get()
      .lines.map(({ id }) => id)
      .toSorted(),
  ).toEqual(["a", "b"]);
  browser.faults = ["lost request", "lost request"];
  await expect(store.remove("b")).rejects.toThrow();
  expect(store.get().removed).toBeNull();
});
