import { beforeEach, describe, expect, test, vi } from "vitest";
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

describe("an addition with an unknown outcome", () => {
  /** Opens a cart that was empty when it was read. */
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
    "(%s, online: %s) shows an error of its own instead of an empty cart",
    async (fault, onLine, words) => {
      const { store } = await emptyCart();
      vi.stubGlobal("navigator", { onLine });
      shop.faults = [fault, fault, fault];
      await store.add(item("a"));
      expect(store.get()).toMatchObject({ status: "failed", lines: [], notice: words, canRetry: true });
    },
  );

  test("keeps its error if the cart cannot be read afterwards", async () => {
    const { store } = await emptyCart();
    vi.stubGlobal("navigator", { onLine: false });
    // The addition, the read before its retry, and the read after its failure.
    shop.faults = ["lost request", "lost request", "lost request"];
    await store.add(item("a"));
    await vi.waitFor(() => expect(shop.faults).toEqual([]));
    await store.read();
    expect(store.get()).toMatchObject({ status: "failed", notice: messages.notOnline, canRetry: true });
  });

  test("is retried by Try again, once", async () => {
    const { store } = await emptyCart();
    shop.faults = ["lost answer", "lost request", "lost request"];
    await store.add(item("a"));
    await vi.waitFor(() => expect(shop.faults).toEqual([]));
    expect(store.get().status).toBe("failed");
    await store.retry();
    expect(store.get()).toMatchObject({ status: "ready", notice: null, canRetry: false });
    expect(shop.variants("cart-1")).toEqual(["a×1"]);
  });

  test("shows the product if a later read finds it", async () => {
    const { store } = await emptyCart();
    shop.faults = ["lost answer", "lost request", "lost request"];
    await store.add(item("a"));
    await store.read();
    expect(store.get().status).toBe("failed");
    await store.read();
    expect(store.get()).toMatchObject({ status: "ready", notice: null, lines: [{ variantId: "a" }] });
  });

  test("keeps its error if a later read does not find it", async () => {
    const { store } = await emptyCart();
    shop.faults = ["lost request", "lost request"];
    await store.add(item("a"));
    await store.read();
    expect(store.get()).toMatchObject({ status: "ready", notice: messages.unreachable, canRetry: true });
    await store.retry();
    expect(store.get()).toMatchObject({ status: "ready", notice: null, lines: [{ variantId: "a" }] });
  });

  test("fails at its deadline, whatever it waits for, and the cart works afterwards", async () => {
    const { store } = await emptyCart();
    const add = vi.spyOn(shop.api, "add").mockReturnValueOnce(new Promise(() => undefined));
    const added = store.add(item("a"));
    const next = store.add(item("b"));
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
    browser.deadline.abort(new DOMException("late", "TimeoutError"));
    await Promise.all([added, next]);
    expect(store.get()).toMatchObject({ status: "failed", lines: [], notice: messages.tooSlow });
    browser.deadline = new AbortController();
    await store.retry();
    expect(store.get()).toMatchObject({ status: "ready", notice: null });
    expect(inCart(store)).toEqual(["b", "a"]);
  });
});
