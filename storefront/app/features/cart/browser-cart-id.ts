import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";
import { asCartId, cartCookie, cartIdIn } from "./cart-id";
import type { CartIdStorage } from "./cart-store";

/**
 * The cart id in local storage, mirrored in a cookie for the server. If they differ on load, the cookie wins, because
 * it comes from a form that was posted without JavaScript. Browsers that can store neither keep the cart until the page
 * closes.
 */
export function browserCartId(page: Document): CartIdStorage {
  const isSecure = page.location.protocol === "https:";
  let current = cartIdIn(page.cookie, isSecure) ?? asCartId(readStored(storageKeys.cartId));
  let isKept = false;
  const keep = (cartId: string): void => {
    current = cartId;
    page.cookie = cartCookie(cartId, isSecure);
    writeStored(storageKeys.cartId, cartId);
    isKept = readStored(storageKeys.cartId) === cartId;
  };
  if (current) keep(current);
  return {
    get() {
      const kept = asCartId(readStored(storageKeys.cartId));
      // If the id has disappeared from storage, another tab signed out.
      if (kept || isKept) current = kept;
      return current;
    },
    set: keep,
  };
}
