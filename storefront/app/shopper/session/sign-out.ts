import { writeCookie } from "~/browser/cookies";
import { writeStored } from "~/browser/stored-text";
import * as storageKeys from "~/shop/storage-keys";
import { forgetStoredPages } from "~/http/service-worker";
import type { PublicSettings } from "~/settings/public-settings";
import { authorizationServer } from "./authorization-server";
import { redirectUri } from "./sign-in-callback";
import { broadcastSignOut } from "./sign-out-channel";
import { notifySignedIn } from "./signed-in";
import { clearTokens, readTokens, tokenStorage } from "./token-storage";

export interface SignOutOptions {
  /** Also clears this browser's viewed products, searches and stored pages. */
  readonly clearsHistory: boolean;
}

/** Clears the wishlist, sizes, garments and cart, too. The identity provider ends its own session and redirects home. */
export function signOut(settings: PublicSettings, { clearsHistory }: SignOutOptions): void {
  const { identity, url } = settings;
  const idToken = readTokens(tokenStorage)?.idToken;
  broadcastSignOut();
  clearTokens(tokenStorage);
  writeStored(storageKeys.wishlist, null);
  writeStored(storageKeys.wishlistProducts, null);
  writeStored(storageKeys.mySizes, null);
  writeStored(storageKeys.myGarments, null);
  writeStored(storageKeys.unsavedItems, null);
  removeCartId();
  if (clearsHistory) {
    writeStored(storageKeys.recentlyViewed, null);
    writeStored(storageKeys.recentSearches, null);
  }
  notifySignedIn();
  const query = new URLSearchParams({
    ...(idToken && { id_token_hint: idToken }),
    post_logout_redirect_uri: redirectUri(url),
  });
  const provider = `${authorizationServer(identity).end_session_endpoint}?${query}`;
  void Promise.all([forgetStoredPages(clearsHistory ? "all" : "own"), forgetDevice(settings)]).then(() =>
    window.location.assign(provider),
  );
}

/** The next shopper of this browser must not see this one's alerts. */
async function forgetDevice(settings: PublicSettings): Promise<void> {
  try {
    const { forgetThisDevice } = await import("~/shopper/device-alerts/this-device");
    await forgetThisDevice(settings);
  } catch (error) {
    console.error(error);
  }
}

function removeCartId(): void {
  writeStored(storageKeys.cartId, null);
  // The cookie's names over http and https.
  writeCookie(`${storageKeys.cartId}=; Path=/; Max-Age=0; SameSite=Lax`);
  writeCookie(`__Host-${storageKeys.cartId}=; Path=/; Max-Age=0; SameSite=Lax; Secure`);
}
