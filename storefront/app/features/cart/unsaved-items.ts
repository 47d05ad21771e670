import { storageKeys } from "~/constants";
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
  try {
    const items: unknown = JSON.parse(localStorage.getItem(storageKeys.unsavedItems) ?? "[]");
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

function write(items: readonly unknown[]): void {
  try {
    if (items.length > 0) localStorage.setItem(storageKeys.unsavedItems, JSON.stringify(items));
    else localStorage.removeItem(storageKeys.unsavedItems);
  } catch {
    // Storage is off or full: a page that is left early loses what was on its way.
  }
}
