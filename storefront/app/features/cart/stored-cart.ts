import { storageKeys } from "~/constants";
import { readStored } from "~/store/stored-text";

const cookie = new RegExp(`\\b${storageKeys.cartId}=`);

/** Whether this browser has a cart. The cookie, with or without a prefix, may come from a form without JavaScript. */
export function hasCartId(): boolean {
  return readStored(storageKeys.cartId) !== null || cookie.test(document.cookie);
}

/** Whether this browser has a cart, or products that a page was adding to one. */
export function hasStoredCart(): boolean {
  return hasCartId() || readStored(storageKeys.unsavedItems) !== null;
}
