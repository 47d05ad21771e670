import { storageKeys } from "~/constants";
import { readStored } from "~/store/stored-text";
import { cartIdIn } from "./cart-id";

/** Whether this browser has a cart. The cookie may come from a form without JavaScript. */
export function hasCartId(): boolean {
  const isSecure = window.location.protocol === "https:";
  return readStored(storageKeys.cartId) !== null || cartIdIn(document.cookie, isSecure) !== null;
}

/** Whether this browser has a cart, or products that a page was adding to one. */
export function hasStoredCart(): boolean {
  return hasCartId() || readStored(storageKeys.unsavedItems) !== null;
}
