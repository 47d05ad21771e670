import * as storageKeys from "~/shop/storage-keys";
import { readStored, textsOf, writeStored } from "~/browser/stored-text";

const maximum = 12;

/** The products viewed in this browser, most recent first. The list never leaves the browser. */
export function readViewed(): string[] {
  return textsOf(readStored(storageKeys.recentlyViewed));
}

/** Moves a product to the front of the list, once the shopper sees its page: Chromium may render it before. */
export function rememberViewed(productId: string): void {
  if ("prerendering" in document && document.prerendering === true) {
    document.addEventListener("prerenderingchange", () => rememberViewed(productId), { once: true });
    return;
  }
  const ids = [productId, ...readViewed().filter((id) => id !== productId)].slice(0, maximum);
  writeStored(storageKeys.recentlyViewed, JSON.stringify(ids));
}
