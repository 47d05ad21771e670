import { storageKeys } from "~/lib/constants";

/** Pieces looked at on this device, the latest first. It stays on the device: nobody is sent the list. */

const kept = 12;

export function readViewed(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKeys.recentlyViewed) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    // Storage that is full, forbidden or was written by somebody else: there is no list then.
    return [];
  }
}

/** Puts a product at the head of the list. */
export function rememberViewed(productId: string): void {
  const ids = [productId, ...readViewed().filter((id) => id !== productId)].slice(0, kept);
  try {
    localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(ids));
  } catch {
    // As above.
  }
}
