import { storageKeys } from "~/constants";
import { readStored, writeStored } from "~/store/stored-text";
import type { CartIdStorage } from "./cart-store";

/** Seconds. Roughly as long as the service keeps a cart. */
export const cartCookieLife = 10 * 24 * 60 * 60;

/** Browsers accept a `__Host-` cookie only over https and only from the shop's own host. */
export function cartCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${storageKeys.cartId}` : storageKeys.cartId;
}

/** A cart's global id. */
export const cartIdPattern = /^gid:\/\/shopify\/Cart\/[\w?=&%.~-]{1,200}$/;

export function asCartId(value: string | null | undefined): string | null {
  return value && cartIdPattern.test(value) ? value : null;
}

/**
 * The cart id in local storage, mirrored in a cookie for the server. If they differ on load, the cookie wins, because
 * it comes from a form that was posted without JavaScript. Browsers that can store neither keep the cart until the page
 * closes.
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
      // If the id has disappeared from storage, another tab signed out.
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

/** The cookie that lets the cart work without JavaScript. `cart-cookie.server.ts` uses it, too. */
function writeCookie(page: Document, cartId: string): void {
  const isSecure = isHttps(page);
  const secure = isSecure ? "; Secure" : "";
  page.cookie = `${cartCookieName(isSecure)}=${encodeURIComponent(cartId)}; Path=/; Max-Age=${cartCookieLife}; SameSite=Lax${secure}`;
  // The cookie without the prefix was set over http.
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
