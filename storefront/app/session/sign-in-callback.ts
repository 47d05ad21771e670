/** Milliseconds until a sign-in counts as abandoned. */
const lifetime = 15 * 60_000;

const timestampLength = 13;

/** Whether the identity provider sent the shopper to this address. */
export function isSignInCallback(query: URLSearchParams): boolean {
  return query.has("state") && hasCodeOrError(query);
}

/**
 * In a tab that started a sign-in, this ends it, and a missing state is rejected. Anywhere else "/?code=WELCOME" is the
 * home page with a coupon in its address.
 */
export function hasCodeOrError(query: URLSearchParams): boolean {
  return query.has("code") || query.has("error");
}

/** Whether the sign-in with this state, which starts with a timestamp, may still complete. */
export function isStateFresh(state: string): boolean {
  return Date.now() - Number(state.slice(0, timestampLength)) < lifetime;
}

/** Where the identity provider sends shoppers back to: the home page. */
export function redirectUri(shopUrl: string): string {
  return `${shopUrl}/`;
}
