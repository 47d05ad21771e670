import { beforeEach, describe, expect, test, vi } from "vitest";
import { item, Shop } from "./bag-service.fixture";
import { bagNotices, BagStore, StillInBag } from "./bag-store";

let shop: Shop;
let told: number;

function open(cartId: { id: string | null } = { id: null }) {
  const store = new BagStore({
    service: shop.service,
    cartId: { get: () => cartId.id, set: (id) => void (cartId.id = id) },
    tellOthers: () => void (told += 1),
    alone: (change) => change(),
  });
  return { store, cartId };
}

const inBag = (store: BagStore) => store.view().lines.map(({ variantId }) => variantId);

beforeEach(() => {
  shop = new Shop();
  told = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a visitor", () => {
  test("gets a cart, whose id stays", async () => {
    const { store, cartId } = open();
    expect(store.view().status).toBe("reading");
    await store.start();
    expect(cartId.id).toBe("cart-1");
    expect(store.view()).toMatchObject({ status: "ready", lines: [], total: 0 });
  });

  test("finds the bag of the last visit", async () => {
    const first = open();
    await first.store.add(item("a"));
    const { store } = open(first.cartId);
    await store.start();
    expect(inBag(store)).toEqual(["a"]);
  });

  test("whose cart was paid for gets a new one", async () => {
    const { store, cartId } = open({ id: "cart-long-gone" });
    await store.start();
    expect(cartId.id).toBe("cart-1");
  });
});

describe("adding", () => {
  test("is seen at once, with the total of the service afterwards", async () => {
    const { store } = open();
    await store.start();
    const added = store.add(item("a"));
    expect(inBag(store)).toEqual(["a"]);
    expect(store.view()).toMatchObject({ total: null, adding: new Set(["a"]) });
    await added;
    expect(store.view()).toMatchObject({ total: 1000, adding: new Set() });
    expect(told).toBe(1);
  });

  test("twice, or by a double click, is once", async () => {
    const { store } = open();
    await Promise.all([store.start(), store.add(item("a")), store.add(item("a"))]);
    await store.add(item("a"));
    expect(shop.variants("cart-1")).toEqual(["a×1"]);
    expect(shop.calls.filter((call) => call === "add")).toHaveLength(1);
  });

  test("before the bag was read waits for it", async () => {
    const { store } = open();
    const started = store.start();
    await store.add(item("a"));
    await started;
    expect([...shop.carts.keys()]).toEqual(["cart-1"]);
    expect(shop.variants("cart-1")).toEqual(["a×1"]);
  });

  test("several pieces quickly loses none and keeps their order", async () => {
    const { store } = open();
    await store.start();
    await Promise.all(["a", "b", "c"].map((variantId) => store.add(item(variantId))));
    expect(inBag(store)).toEqual(["c", "b", "a"]);
    expect(shop.variants("cart-1")).toEqual(["c×1", "b×1", "a×1"]);
  });

  test("into a cart that no longer exists goes into a new one", async () => {
    const { store, cartId } = open();
    await store.start();
    shop.carts.delete("cart-1");
    await store.add(item("a"));
    expect(cartId.id).toBe("cart-2");
    expect(inBag(store)).toEqual(["a"]);
    expect(store.view().notice).toBeNull();
  });

  test("whose answer was lost is looked up, not made again", async () => {
    const { store } = open();
    await store.start();
    shop.faults = ["lost answer"];
    await store.add(item("a"));
    expect(shop.variants("cart-1")).toEqual(["a×1"]);
    expect(shop.calls.slice(-2)).toEqual(["add", "read"]);
    expect(store.view().notice).toBeNull();
  });

  test("whose request was lost is made again", async () => {
    const { store } = open();
    await store.start();
    shop.faults = ["lost request"];
    await store.add(item("a"));
    expect(shop.variants("cart-1")).toEqual(["a×1"]);
  });

  test("that cannot be made is taken back and said", async () => {
    const { store } = open();
    await store.start();
    shop.faults = ["lost request", "lost request"];
    await store.add(item("a"));
    expect(inBag(store)).toEqual([]);
    expect(store.view().notice).toBe(bagNotices.unreachable);
    await store.add(item("a"));
    expect(inBag(store)).toEqual(["a"]);
    expect(store.view().notice).toBeNull();
  });

  test("that the service answers with nothing is taken back", async () => {
    const { store } = open();
    await store.start();
    shop.faults = ["no id"];
    await store.add(item("a"));
    expect(inBag(store)).toEqual([]);
    expect(store.view().notice).toBe(bagNotices.refused);
  });

  test("a piece that was just sold says so", async () => {
    const { store } = open();
    await store.start();
    shop.soldOut.add("a");
    await store.add(item("a"));
    expect(inBag(store)).toEqual([]);
    expect(store.view().notice).toBe("Piece a has just been sold.");
    expect(store.view().soldOut).toEqual(new Set(["a"]));
  });
});

describe("removing", () => {
  test("is seen at once", async () => {
    const { store } = open();
    await store.add(item("a"));
    const removed = store.remove("a");
    expect(inBag(store)).toEqual([]);
    await removed;
    expect(shop.variants("cart-1")).toEqual([]);
  });

  test("before the bag was read waits for it: a page from the server shows its lines", async () => {
    const first = open();
    await first.store.start();
    await first.store.add(item("coat"));
    const { store } = open(first.cartId);
    const started = store.start();
    await store.remove("coat");
    await started;
    expect(shop.variants(first.cartId.id ?? "")).toEqual([]);
  });

  test("from a bag that could not be read at first takes the piece out", async () => {
    const first = open();
    await first.store.start();
    await first.store.add(item("coat"));
    const { store } = open(first.cartId);
    shop.faults = ["lost request"];
    await store.start();
    await store.remove("coat");
    expect(shop.variants(first.cartId.id ?? "")).toEqual([]);
  });

  test("what is just being added leaves the bag", async () => {
    const { store } = open();
    await store.start();
    await Promise.all([store.add(item("a")), store.remove("a")]);
    expect(inBag(store)).toEqual([]);
    expect(shop.variants("cart-1")).toEqual([]);
  });

  test("that cannot be made brings the line back", async () => {
    const { store } = open();
    await store.add(item("a"));
    shop.faults = ["lost request", "lost request"];
    await expect(store.remove("a")).rejects.toThrow(StillInBag);
    expect(store.view().lines).toMatchObject([{ variantId: "a", error: bagNotices.notRemoved }]);
    await store.remove("a");
    expect(store.view().lines).toEqual([]);
  });

  test("a line's error goes with its next change", async () => {
    const { store } = open();
    await store.add(item("a"));
    shop.faults = ["lost request", "lost request"];
    await expect(store.remove("a")).rejects.toThrow(StillInBag);
    const removed = store.remove("a");
    await store.add(item("a"));
    await removed.catch(() => undefined);
    expect(store.view().lines).toMatchObject([{ variantId: "a", error: null }]);
  });
});

describe("other tabs and other shoppers", () => {
  test("a change made elsewhere is seen after a refresh", async () => {
    const here = open();
    await here.store.start();
    const there = open(here.cartId);
    await there.store.start();
    await there.store.add(item("a"));
    await here.store.refresh();
    expect(inBag(here.store)).toEqual(["a"]);
  });

  test("a reading that began before a change and comes after it does not undo it", async () => {
    const { store } = open();
    await store.start();
    const late = Promise.withResolvers<void>();
    shop.slowRead = late.promise;
    const refreshed = store.refresh();
    await store.add(item("a"));
    late.resolve();
    await refreshed;
    expect(inBag(store)).toEqual(["a"]);
  });

  test("a reading that comes while a change is under way waits for the change", async () => {
    const { store } = open();
    await store.start();
    const late = Promise.withResolvers<void>();
    shop.slowRead = late.promise;
    const refreshed = store.refresh();
    const added = store.add(item("a"));
    late.resolve();
    await refreshed;
    expect(store.view().total).toBeNull();
    await added;
    expect(inBag(store)).toEqual(["a"]);
  });

  test("a piece added in two tabs at once is there once", async () => {
    const here = open();
    await here.store.start();
    const there = open(here.cartId);
    await there.store.start();
    await Promise.all([here.store.add(item("a")), there.store.add(item("a"))]);
    expect(shop.variants("cart-1")).toEqual(["a×1"]);
  });

  test("a piece sold to somebody else leaves the bag, and the bag says so", async () => {
    const { store } = open();
    await store.add(item("a"));
    await store.add(item("b"));
    shop.soldOut.add("a");
    await store.refresh();
    expect(inBag(store)).toEqual(["b"]);
    expect(store.view().notice).toBe("Piece a has been sold and left your bag.");
  });

  test("a sold piece that cannot be taken out is tried once", async () => {
    const { store } = open();
    await store.add(item("a"));
    shop.soldOut.add("a");
    const before = shop.calls.length;
    shop.faults = [undefined, "lost request", "lost request", "lost request"] as typeof shop.faults;
    await store.refresh();
    expect(shop.calls.length - before).toBeLessThan(6);
  });

  test("a service that is down leaves a bag that can be tried again", async () => {
    const { store } = open();
    shop.faults = ["lost request"];
    await store.start();
    expect(store.view().status).toBe("failed");
    await store.start();
    expect(store.view().status).toBe("ready");
  });
});
