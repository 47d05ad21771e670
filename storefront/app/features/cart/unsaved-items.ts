import { storageKeys } from "~/constants";
import { listOf, readStored, writeStored } from "~/store/stored-text";
import type { UnsavedItems } from "./cart-store";

/** More than a shopper adds at once. */
const maximum = 20;

/** Products being added, in local storage. A closing page keeps them, because closing makes its requests fail. */
export const unsavedItems: UnsavedItems = {
  /** Loads the validation code only if something is stored. */
  async get() {
    if (read().length === 0) return [];
    const { isStoredItem } = await import("./stored-item");
    const items = read().slice(0, maximum).filter(isStoredItem);
    write(items);
    return items;
  },
  add: (item) => write([...read().filter((other) => variantOf(other) !== item.variantId), item]),
  remove(variantId) {
    if (!isLeaving) write(read().filter((item) => variantOf(item) !== variantId));
  },
};

let isLeaving = false;
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => (isLeaving = true));
  window.addEventListener("pageshow", () => (isLeaving = false));
}

function variantOf(item: unknown): unknown {
  return (item as { readonly variantId?: unknown } | null)?.variantId;
}

function read(): readonly unknown[] {
  return listOf(readStored(storageKeys.unsavedItems));
}

/** If storage is denied, a product is lost when its page closes too early. */
function write(items: readonly unknown[]): void {
  writeStored(storageKeys.unsavedItems, items.length > 0 ? JSON.stringify(items) : null);
}
