import { storageKeys } from "~/constants";
import { readStored } from "~/store/stored-text";

/** Whether this browser has a cart, or products to add to one. The cookie comes from a form without JavaScript. */
export function hasStoredCart(): boolean {
  return (
    document.cookie.includes(`${storageKeys.cartId}=`) ||
    readStored(storageKeys.cartId) !== null ||
    readStored(storageKeys.unsavedItems) !== null
  );
}
