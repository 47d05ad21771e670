import {
  AuthorizationResponseError,
  OperationProcessingError,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  ResponseBodyError,
  validateAuthResponse,
} from "oauth4webapi";
import type { PublicSettings } from "~/settings/public-settings";
import { isStateFresh, redirectUri } from "./sign-in-callback";
import { oauthClient } from "./oauth-client";
import { type PendingSignIn, readPendingSignIn, removePendingSignIn, type Wish } from "./pending-sign-in";
import { returnPath } from "./return-path";
import { rememberCompletion } from "./sign-in-loop";
import { notifySignedIn } from "./signed-in";
import { tokenStorage, writeTokens } from "./token-storage";
import { exchangeCode } from "./tokens";

/**
 * Why a sign-in failed.
 * - `canceled`: the shopper left it.
 * - `refused`: the callback is invalid, expired or meant for another tab.
 * - `unavailable`: the identity provider is down or slow.
 */
export type SignInFailure = "canceled" | "refused" | "unavailable";

export interface SignInResult {
  readonly kind: "signed-in" | SignInFailure;
  readonly returnTo: string;
  readonly wish: Wish | null;
}

/**
 * Completes the sign-in with the callback's parameters. Never rejects, and a failure does not affect the current
 * session. A callback with an unknown state leaves the pending sign-in alone. One without a state ends it, because the
 * shopper is back and the code may be a discount code.
 */
export async function completeSignIn(
  settings: PublicSettings,
  query: URLSearchParams,
): Promise<SignInResult> {
  const pending = readPending();
  const returnTo = returnPath(pending?.returnTo, window.location.origin);
  const wish = pending?.wish ?? null;
  if (!pending) return { kind: "refused", returnTo, wish };
  const isFresh = isStateFresh(pending.state);
  const isOther = query.has("state") && query.get("state") !== pending.state;
  if (isFresh && isOther) return { kind: "refused", returnTo, wish };
  removePendingSignIn(window, pending);
  if (!isFresh) return { kind: "refused", returnTo, wish };
  try {
    await storeTokens(settings, query, pending);
  } catch (error) {
    console.error(error);
    return { kind: pageFailureOf(error), returnTo, wish };
  }
  rememberCompletion();
  notifySignedIn();
  return { kind: "signed-in", returnTo, wish };
}

async function storeTokens(
  { identity, url, apiTimeout }: PublicSettings,
  query: URLSearchParams,
  { state, nonce, verifier, hasIssuer }: PendingSignIn,
): Promise<void> {
  const oauth = oauthClient(identity, apiTimeout);
  const server = { ...oauth.server, authorization_response_iss_parameter_supported: hasIssuer };
  const callback = validateAuthResponse(server, oauth.client, query, state);
  const tokens = await exchangeCode(oauth, { callback, redirectUri: redirectUri(url), verifier, nonce });
  writeTokens(tokenStorage, tokens);
}

function readPending(): PendingSignIn | null {
  try {
    return readPendingSignIn(window);
  } catch {
    // The browser denies access to its storage.
    return null;
  }
}

function pageFailureOf(error: unknown): SignInFailure {
  if (error instanceof AuthorizationResponseError)
    return error.error === "access_denied" ? "canceled" : "refused";
  return isUnavailable(error) ? "unavailable" : "refused";
}

/** Whether retrying later may help: the server is unreachable or busy, or its response is not valid OAuth. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status === 429;
  if (error instanceof OperationProcessingError)
    return error.code === RESPONSE_IS_NOT_CONFORM || error.code === RESPONSE_IS_NOT_JSON;
  // `fetch` throws a TypeError. Those of oauth4webapi have a code.
  return error instanceof DOMException || (error instanceof TypeError && !("code" in error));
}
