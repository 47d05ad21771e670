import { storageKeys } from "~/constants";
import { listOf, readStored, writeStored } from "~/store/stored-text";
import type { UnsavedItems } from "./cart-store";

/** No shopper adds more at once. */
const maximum = 20;

/** In local storage. A page that is being left keeps them: its requests fail because it ends, not because of the service. */
export const unsavedItems: UnsavedItems = {
  /** Loads the schema only when there is something to check. */
  async get() {
    const items = read().slice(0, maximum);
    if (items.length === 0) return [];
    const { isStoredItem } = await import("./stored-item");
    return items.filter(isStoredItem);
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

/** Without storage, a page that is left early loses what was on its way. */
function write(items: readonly unknown[]): void {
  writeStored(storageKeys.unsavedItems, items.length > 0 ? JSON.stringify(items) : null);
}
