import { storageKeys } from "~/constants";
import { readStored } from "~/store/stored-text";

const name = `${storageKeys.cartId}=`;

/** Whether this browser has a cart. The cookie may come from a form without JavaScript. */
export function hasCartId(): boolean {
  return (
    readStored(storageKeys.cartId) !== null ||
    document.cookie
      .split("; ")
      .some((cookie) => cookie.startsWith(name) || cookie.startsWith(`__Host-${name}`))
  );
}

/** Whether this browser has a cart, or products that a page was adding to one. */
export function hasStoredCart(): boolean {
  return hasCartId() || readStored(storageKeys.unsavedItems) !== null;
}
