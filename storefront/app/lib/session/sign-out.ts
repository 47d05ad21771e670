import { storageKeys } from "~/lib/constants";
import type { PublicSettings } from "~/lib/public-settings";
import { identityEndpoints } from "./identity-endpoints";
import { redirectUri } from "./sign-in-request";
import { tellSignedIn } from "./signed-in";
import { clearTokens, readTokens } from "./tokens";

/**
 * Clears tokens, wishlist and cart id, and leaves for the identity provider, which ends the session there and sends the
 * shopper home (AUTH-3).
 */
export function signOut({ identity, url }: PublicSettings): void {
  const idToken = readTokens(localStorage)?.idToken;
  clearTokens(localStorage);
  localStorage.removeItem(storageKeys.wishlist);
  forgetCart();
  tellSignedIn();
  const query = new URLSearchParams({
    ...(idToken && { id_token_hint: idToken }),
    post_logout_redirect_uri: redirectUri(url),
  });
  window.location.assign(`${identityEndpoints(identity).logout}?${query}`);
}

function forgetCart(): void {
  localStorage.removeItem(storageKeys.cartId);
  document.cookie = `${storageKeys.cartId}=; Path=/; Max-Age=0; SameSite=Lax`;
}
