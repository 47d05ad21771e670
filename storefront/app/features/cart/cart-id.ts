import { readCookies, writeCookie } from "~/browser/cookies";
import * as storageKeys from "~/shop/storage-keys";
import { readStored, writeStored } from "~/browser/stored-text";

export const cartIdPattern = /^gid:\/\/shopify\/Cart\/[\w?=&%.~-]{1,200}$/;

export function asCartId(value: string | null | undefined): string | null {
  return value && cartIdPattern.test(value) ? value : null;
}

/** Seconds. Roughly as long as the service keeps a cart. */
const lifetime = 10 * 24 * 60 * 60;

/** Browsers accept a `__Host-` cookie only over https and only from the shop's own host. */
function cookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${storageKeys.cartId}` : storageKeys.cartId;
}

/** Lets the cart work without JavaScript (.github/decisions/0008). For Set-Cookie and `document.cookie`. */
export function cartCookie(cartId: string, isSecure: boolean): string {
  const value = encodeURIComponent(cartId);
  return `${cookieName(isSecure)}=${value}; Max-Age=${lifetime}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Over https, only the `__Host-` cookie: other hosts of the domain could set the plain one to their own cart. */
export function cartIdIn(cookies: string, isSecure: boolean): string | null {
  const start = `${cookieName(isSecure)}=`;
  const cookie = cookies.split(/; */).find((each) => each.startsWith(start));
  try {
    return asCartId(cookie && decodeURIComponent(cookie.slice(start.length)));
  } catch {
    return null;
  }
}

export interface CartIdStorage {
  get(): string | null;
  set(cartId: string): void;
}

/** Local storage, and a cookie for the server, which wins: a form without JavaScript may have set it. */
export function browserCartId(isSecure: boolean): CartIdStorage {
  let current = cartIdIn(readCookies(), isSecure) ?? asCartId(readStored(storageKeys.cartId));
  let isStored = false;
  const set = (cartId: string): void => {
    current = cartId;
    writeCookie(cartCookie(cartId, isSecure));
    writeStored(storageKeys.cartId, cartId);
    isStored = readStored(storageKeys.cartId) === cartId;
  };
  if (current) set(current);
  return {
    get() {
      const stored = asCartId(readStored(storageKeys.cartId));
      // If the id has disappeared from storage, another tab signed out.
      if (stored || isStored) current = stored;
      return current;
    },
    set,
  };
}
