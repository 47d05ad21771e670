import * as storageKeys from "~/shop/storage-keys";
import { readCookies } from "~/browser/cookies";
import { listOf, readStored, writeStored } from "~/browser/stored-text";
import type { CartItem } from "./cart";
import type { CartSnapshot } from "./cart-snapshot";

/** What this browser knows of the cart before the cart's script has loaded. */

const cookie = new RegExp(`\\b${storageKeys.cartId}=`);

/** Whether this browser has a cart. The cookie, with or without a prefix, may come from a form without JavaScript. */
export function hasCartId(): boolean {
  return readStored(storageKeys.cartId) !== null || cookie.test(readCookies());
}

/** Whether this browser has a cart, or products that a page was adding to one. */
export function hasStoredCart(): boolean {
  return hasCartId() || readStored(storageKeys.unsavedItems) !== null;
}

/** A cart that exists but has not been read. */
export const unreadCart: CartSnapshot = {
  status: "loading",
  lines: [],
  total: null,
  saved: null,
  discounts: [],
  checkoutUrl: null,
  adding: new Set(),
  removing: new Set(),
  errors: new Map(),
  isOpening: true,
  soldOut: new Set(),
  notice: null,
  canRetry: false,
};

/** The cart of a visitor who has none. */
const noCart: CartSnapshot = { ...unreadCart, status: "ready" };

export const storedSnapshot = (): CartSnapshot => (hasStoredCart() ? unreadCart : noCart);

/** Products being added to the cart, stored so that none is lost if the page closes. */
export interface UnsavedItems {
  get(): Promise<readonly CartItem[]>;
  add(item: CartItem): void;
  remove(id: string): void;
}

/** More than a shopper adds at once. */
const maximum = 20;

/** In local storage. A closing page keeps the products, because closing makes its requests fail. */
export const unsavedItems: UnsavedItems = {
  /** Loads the validation script only if something is stored. */
  async get() {
    if (readItems().length === 0) return [];
    const { isCartItem } = await import("./cart-item-schema");
    const items = readItems().slice(0, maximum).filter(isCartItem);
    writeItems(items);
    return items;
  },
  add: (item) => writeItems([...readItems().filter((other) => idOf(other) !== item.id), item]),
  remove(id) {
    if (!isLeaving) writeItems(readItems().filter((item) => idOf(item) !== id));
  },
};

let isLeaving = false;
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => (isLeaving = true));
  window.addEventListener("pageshow", () => (isLeaving = false));
}

function idOf(item: unknown): unknown {
  return (item as { readonly id?: unknown } | null)?.id;
}

function readItems(): readonly unknown[] {
  return listOf(readStored(storageKeys.unsavedItems));
}

/** If storage is denied, a product is lost when its page closes too early. */
function writeItems(items: readonly unknown[]): void {
  writeStored(storageKeys.unsavedItems, items.length > 0 ? JSON.stringify(items) : null);
}
