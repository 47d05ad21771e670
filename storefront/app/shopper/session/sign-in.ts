import { announce } from "@circlet/design-system";
import { discoveryRequest, processDiscoveryResponse } from "oauth4webapi";
import type { PublicSettings } from "~/settings/public-settings";
import * as messages from "~/messages/en/session";
import { authorizationUrl, newSignIn } from "./authorization-request";
import { authorizationServer } from "./authorization-server";
import type { IdentitySettings } from "~/settings/identity-settings";
import { oauthClient } from "./oauth-client";
import { savePendingSignIn, type Wish } from "./pending-sign-in";
import { returnPath } from "./return-path";
import { isSignInLoop } from "./sign-in-loop";

export interface SignInOptions {
  /** The product or the listing to save afterwards. */
  readonly wish?: Wish | null;
  /** Whether the sign-in starts without a click. Back should then skip the current page. */
  readonly isRedirect?: boolean;
}

/** Milliseconds. If the provider takes longer, it is assumed to be slow rather than down. */
const probeTimeout = 3000;

/**
 * Redirects to the identity provider, which sends the shopper back to `returnTo`. Resolves with true if it redirects.
 * Resolves with false and shows a message if the provider is unreachable or the shopper has only just signed in; with
 * false and no message if the shopper has opened another page. Rejects if the browser stores nothing or the page is not
 * secure.
 */
export async function signIn(
  { identity, url }: PublicSettings,
  returnTo: string,
  { wish = null, isRedirect = false }: SignInOptions = {},
): Promise<boolean> {
  if (isSignInLoop()) return announceAndStay(messages.noAnswer);
  const from = window.location.href;
  const pending = newSignIn(returnPath(returnTo, window.location.origin), wish);
  const [address, isUp, hasIssuer] = await Promise.all([
    authorizationUrl(identity, url, pending),
    isReachable(identity),
    namesItself(identity),
  ]);
  if (window.location.href !== from) return false;
  if (!isUp) return announceAndStay(messages.unreachable);
  savePendingSignIn(window, { ...pending, hasIssuer });
  if (isRedirect) window.location.replace(address);
  else window.location.assign(address);
  return true;
}

function announceAndStay(message: string): false {
  announce(message, { isSeen: true, clearAfter: 8000 });
  return false;
}

/** Requests a URL that the content security policy allows. Any response counts. */
async function isReachable(identity: IdentitySettings): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeout);
  return fetch(authorizationServer(identity).jwks_uri, { mode: "no-cors", cache: "no-store", signal }).then(
    () => true,
    () => signal.aborted,
  );
}

/** Whether the provider includes its issuer in callbacks. Callbacks without it are then refused. */
async function namesItself(identity: IdentitySettings): Promise<boolean> {
  const issuer = new URL(identity.issuer);
  try {
    const response = await discoveryRequest(issuer, oauthClient(identity, probeTimeout).options);
    const metadata = await processDiscoveryResponse(issuer, response);
    return metadata.authorization_response_iss_parameter_supported === true;
  } catch {
    return false;
  }
}
