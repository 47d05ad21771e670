import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";
import type { CartIdStorage } from "./cart-store";

/** Seconds; the service keeps a cart about as long. */
export const cartCookieLife = 10 * 24 * 60 * 60;

/** Over https the browser accepts the cookie from the shop's own host only. */
export function cartCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${storageKeys.cartId}` : storageKeys.cartId;
}

/** A cart's global id. */
const cartIdPattern = /^gid:\/\/shopify\/Cart\/[\w?=&%.~-]{1,200}$/;

export function asCartId(value: string | null | undefined): string | null {
  return value && cartIdPattern.test(value) ? value : null;
}

/**
 * Local storage leads and the cookie follows. Scripts write both, the server writes only the cookie: if they differ on
 * load, the cookie is newer, from a form posted without scripts. A browser that stores neither keeps its cart until
 * the page is left.
 */
export function browserCartId(page: Document): CartIdStorage {
  let current = readCookie(page) ?? asCartId(readStored(storageKeys.cartId));
  let isKept = false;
  const keep = (cartId: string): void => {
    current = cartId;
    remember(page, cartId);
    isKept = readStored(storageKeys.cartId) === cartId;
  };
  if (current) keep(current);
  return {
    get() {
      const kept = asCartId(readStored(storageKeys.cartId));
      // Removed from storage: another tab logged out.
      if (kept || isKept) current = kept;
      return current;
    },
    set: keep,
  };
}

function remember(page: Document, cartId: string): void {
  writeCookie(page, cartId);
  writeStored(storageKeys.cartId, cartId);
}

/** The cookie with which the cart works without JavaScript; `cart-cookie.server.ts` reads and writes it, too. */
function writeCookie(page: Document, cartId: string): void {
  const isSecure = isHttps(page);
  const secure = isSecure ? "; Secure" : "";
  page.cookie = `${cartCookieName(isSecure)}=${encodeURIComponent(cartId)}; Path=/; Max-Age=${cartCookieLife}; SameSite=Lax${secure}`;
  // The name without the prefix is from before the shop used https.
  if (isSecure) page.cookie = `${storageKeys.cartId}=; Path=/; Max-Age=0; SameSite=Lax`;
}

function readCookie(page: Document): string | null {
  const name = cartCookieName(isHttps(page));
  const pair = page.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return asCartId(pair && decodedCookie(pair.slice(name.length + 1)));
}

function isHttps(page: Document): boolean {
  return page.location.protocol === "https:";
}

export function decodedCookie(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
