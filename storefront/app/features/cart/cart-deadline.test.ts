import { beforeEach, describe, expect, test, vi } from "vitest";
import * as messages from "~/messages/en/cart";
import type { CartItem } from "./cart";
import { item, MemoryCommerce } from "./cart-api.fixture";
import { CartStore, type CartStoreOptions, type UnsavedItems } from "./cart-store";

let shop: MemoryCommerce;
/** One for each read or change so far. */
let deadlines: AbortController[];
let unsaved: UnsavedItems & { items: CartItem[] };

beforeEach(() => {
  shop = new MemoryCommerce();
  deadlines = [];
  unsaved = memory();
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

function memory(): typeof unsaved {
  const kept = {
    items: [] as CartItem[],
    get: () => Promise.resolve([...kept.items]),
    add: (added: CartItem) => void kept.items.push(added),
    remove: (variantId: string) =>
      void (kept.items = kept.items.filter((other) => other.variantId !== variantId)),
  };
  return kept;
}

function open(options: Partial<CartStoreOptions> = {}, cartId = shop.newCart()) {
  return new CartStore({
    api: () => shop.api,
    deadline: () => {
      const controller = new AbortController();
      deadlines.push(controller);
      return controller.signal;
    },
    cartId: { get: () => cartId.id, set: (id) => void (cartId.id = id) },
    unsaved,
    onChange: () => undefined,
    onMade: () => undefined,
    alone: (work) => work(),
    ...options,
  });
}

const giveUp = () => deadlines.at(-1)?.abort(new DOMException("late", "TimeoutError"));
const inCart = (store: CartStore) => store.get().lines.map(({ variantId }) => variantId);

async function hangingAdd(store: CartStore, variantId: string) {
  const answer = Promise.withResolvers<never>();
  const add = vi.spyOn(shop.api, "add").mockReturnValueOnce(answer.promise);
  const added = store.add(item(variantId));
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  return { added, answer };
}

describe("a change that takes too long", () => {
  test("does not shorten the time of the next one", async () => {
    const store = open();
    await store.read();
    const { added } = await hangingAdd(store, "a");
    const next = store.add(item("b"));
    expect(deadlines).toHaveLength(2);
    giveUp();
    await Promise.all([added, next]);
    expect(inCart(store)).toEqual(["b"]);
    expect(store.get()).toMatchObject({ notice: messages.tooSlow, canRetry: true });
  });

  test("is retried by the next page, once", async () => {
    const cartId = shop.newCart();
    const store = open({}, cartId);
    await store.read();
    const { added } = await hangingAdd(store, "a");
    giveUp();
    await added;
    const next = open({}, cartId);
    await next.resume();
    await vi.waitFor(() => expect(next.get().adding).toEqual(new Set()));
    expect(inCart(next)).toEqual(["a"]);
    expect(shop.variants(cartId.id)).toEqual(["a×1"]);
    expect(unsaved.items).toEqual([]);
  });

  test("is not retried if the cart turns out to have the product", async () => {
    const cartId = shop.newCart();
    const store = open({}, cartId);
    await store.read();
    shop.faults = ["lost answer", "lost request", "lost request"];
    await store.add(item("a"));
    expect(unsaved.items).toHaveLength(1);
    await vi.waitFor(async () => {
      await store.read();
      expect(inCart(store)).toEqual(["a"]);
    });
    expect(unsaved.items).toEqual([]);
  });

  test("is not retried if the service rejected it", async () => {
    const store = open();
    await store.read();
    shop.faults = ["no id"];
    await store.add(item("a"));
    expect(unsaved.items).toEqual([]);
  });

  test("makes the next change read the cart first, even if its response arrives later", async () => {
    const store = open();
    await store.read();
    const { added, answer } = await hangingAdd(store, "a");
    // The read after the failed change fails, too, so the cart's content is unknown.
    const read = vi.spyOn(shop.api, "read").mockRejectedValueOnce(new TypeError("fetch failed"));
    giveUp();
    await added;
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    answer.resolve({ ...shop.cart("cart-1") } as never);
    await new Promise((resolve) => setTimeout(resolve));
    await store.add(item("b"));
    expect(read.mock.calls.length).toBeGreaterThan(1);
  });
});

test("a read that a change made outdated does not clear the error", async () => {
  const store = open();
  await store.read();
  const late = Promise.withResolvers<void>();
  shop.slowRead = late.promise;
  const reading = store.read();
  await vi.waitFor(() => expect(shop.slowRead).toBeNull());
  // Both the change and the read after it fail.
  shop.faults = ["lost request", "lost request", "lost request"];
  await store.add(item("a"));
  expect(store.get()).toMatchObject({ status: "failed", notice: messages.unreachable });
  late.resolve();
  await reading;
  expect(store.get()).toMatchObject({ status: "failed", notice: messages.unreachable });
});
