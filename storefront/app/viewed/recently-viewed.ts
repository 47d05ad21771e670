import { storageKeys } from "~/constants";
import { readStored, textsOf, writeStored } from "~/store/stored-text";

const maximum = 12;

/** The products viewed on this device, latest first. The list never leaves the device. */
export function readViewed(): string[] {
  return textsOf(readStored(storageKeys.recentlyViewed));
}

/** Puts a product first in the list. */
export function rememberViewed(productId: string): void {
  const ids = [productId, ...readViewed().filter((id) => id !== productId)].slice(0, maximum);
  writeStored(storageKeys.recentlyViewed, JSON.stringify(ids));
}
