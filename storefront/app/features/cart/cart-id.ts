import { storageKeys } from "~/lib/constants";
import type { CartIdStorage } from "./bag-store";

/** Seconds: a cart of the service lives about as long. */
const cookieLife = 10 * 24 * 60 * 60;

/** A cart's global id; anything else is nobody's cart. */
const cartIdPattern = /^gid:\/\/shopify\/Cart\/[\w?=&%.~-]{1,200}$/;

export function asCartId(value: string | null | undefined): string | null {
  return value && cartIdPattern.test(value) ? value : null;
}

/** The cart's id in a Cookie header, or null. */
export function cartIdOfCookies(header: string | null): string | null {
  const prefix = `${storageKeys.cartId}=`;
  const pair = (header ?? "").split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  return pair ? asCartId(decoded(pair.slice(prefix.length))) : null;
}

/**
 * The cookie through which the bag works without JavaScript. Scripts may read it, since with JavaScript it follows
 * local storage (decision 21).
 */
export function cartIdCookie(cartId: string, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${storageKeys.cartId}=${encodeURIComponent(cartId)}; Path=/; Max-Age=${cookieLife}; SameSite=Lax${secure}`;
}

/**
 * Local storage leads and the cookie follows (decision 21). Scripts write both, the server the cookie alone: at
 * opening a cookie that differs is the newer one, from a form that was sent before or without scripts. A browser that
 * keeps neither has its bag until the page is left.
 */
export function browserCartId(page: Document): CartIdStorage {
  let current = cartIdOfCookies(page.cookie) ?? asCartId(readStorage());
  let isKept = false;
  const keep = (cartId: string): void => {
    current = cartId;
    remember(page, cartId);
    isKept = readStorage() === cartId;
  };
  if (current) keep(current);
  return {
    get() {
      const kept = asCartId(readStorage());
      // What was kept and is gone was given up in another tab, at a logout (AUTH-3).
      if (kept || isKept) current = kept;
      return current;
    },
    set: keep,
  };
}

function remember(page: Document, cartId: string): void {
  page.cookie = cartIdCookie(cartId, page.location.protocol === "https:");
  try {
    localStorage.setItem(storageKeys.cartId, cartId);
  } catch {
    // Storage is switched off or full: the cookie still knows.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKeys.cartId);
  } catch {
    return null;
  }
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
