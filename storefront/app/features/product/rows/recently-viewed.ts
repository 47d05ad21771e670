import { storageKeys } from "~/constants";

/** Products viewed on this device, latest first. The list never leaves the device. */

const maximum = 12;

export function readViewed(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKeys.recentlyViewed) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    // Storage is full, blocked or contains something else.
    return [];
  }
}

/** Puts a product first in the list. */
export function rememberViewed(productId: string): void {
  const ids = [productId, ...readViewed().filter((id) => id !== productId)].slice(0, maximum);
  try {
    localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(ids));
  } catch {
    // As above.
  }
}
