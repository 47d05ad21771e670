import { vi } from "vitest";
import { MemoryCommerce } from "./cart-api.fixture";
import type { CartItem } from "./cart";
import { CartStore, type CartStoreOptions, type UnsavedItems } from "./cart-store";

export function unsavedInMemory(items: CartItem[] = []): UnsavedItems {
  return {
    get: () => Promise.resolve([...items]),
    add: (item) => void items.push(item),
    remove: (variantId) =>
      void items.splice(0, items.length, ...items.filter((item) => item.variantId !== variantId)),
  };
}

/** An in-memory commerce service, and a way to open carts on it like the tabs of one browser. */
export class TestBrowser {
  readonly shop = new MemoryCommerce();
  changes = 0;
  /** Recorded analytics events. */
  readonly events: string[] = [];
  deadline = new AbortController();

  constructor() {
    vi.stubGlobal("navigator", { onLine: true });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  }

  /** Opens a cart. Tabs with the same `cartId` share it. */
  readonly open = (
    cartId: { id: string | null } = { id: null },
    unsaved = unsavedInMemory(),
    alone: CartStoreOptions["alone"] = (work) => work(),
  ) => {
    const store = new CartStore({
      api: (signal) => {
        // Like `fetch`.
        signal.throwIfAborted();
        return this.shop.api;
      },
      deadline: () => this.deadline.signal,
      cartId: { get: () => cartId.id, set: (id) => void (cartId.id = id) },
      unsaved,
      onChange: () => void (this.changes += 1),
      onMade: (kind, { variantId }) => void this.events.push(`${kind} ${variantId}`),
      alone,
    });
    return { store, cartId };
  };
}

export const inCart = (store: CartStore) => store.get().lines.map(({ variantId }) => variantId);
