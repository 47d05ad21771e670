import { storageKeys } from "~/constants";
import { forgetStoredPages } from "~/offline/service-worker";
import type { PublicSettings } from "~/settings/public-settings";
import { storeProducts } from "~/wishlist/stored-products";
import { authorizationServer } from "./authorization-server";
import { redirectUri } from "./sign-in-callback";
import { broadcastSignOut } from "./sign-out-channel";
import { notifySignedIn } from "./signed-in";
import { clearTokens, readTokens } from "./token-storage";

export interface SignOutOptions {
  /** Also clears this browser's viewed products, searches and stored pages. */
  readonly clearsHistory: boolean;
}

/** Clears the wishlist, sizes and cart, too. The identity provider ends its own session and redirects home. */
export function signOut({ identity, url }: PublicSettings, { clearsHistory }: SignOutOptions): void {
  const idToken = readTokens(localStorage)?.idToken;
  broadcastSignOut();
  clearTokens(localStorage);
  localStorage.removeItem(storageKeys.wishlist);
  storeProducts(null);
  localStorage.removeItem(storageKeys.mySizes);
  localStorage.removeItem(storageKeys.unsavedItems);
  removeCartId();
  if (clearsHistory) {
    localStorage.removeItem(storageKeys.recentlyViewed);
    localStorage.removeItem(storageKeys.recentSearches);
  }
  notifySignedIn();
  const query = new URLSearchParams({
    ...(idToken && { id_token_hint: idToken }),
    post_logout_redirect_uri: redirectUri(url),
  });
  const provider = `${authorizationServer(identity).end_session_endpoint}?${query}`;
  void forgetStoredPages(clearsHistory ? "all" : "own").then(() => window.location.assign(provider));
}

function removeCartId(): void {
  localStorage.removeItem(storageKeys.cartId);
  // The cookie's names over http and https.
  document.cookie = `${storageKeys.cartId}=; Path=/; Max-Age=0; SameSite=Lax`;
  document.cookie = `__Host-${storageKeys.cartId}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
}
