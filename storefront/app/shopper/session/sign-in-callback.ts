/** Milliseconds after which a sign-in counts as abandoned. */
const lifetime = 15 * 60_000;

const timestampLength = 13;

/** Whether this URL is a redirect from the identity provider. */
export function isSignInCallback(query: URLSearchParams): boolean {
  return query.has("state") && hasCodeOrError(query);
}

/** Ends the sign-in of a tab that has one. In other tabs, "/?code=WELCOME" is home with a discount code. */
export function hasCodeOrError(query: URLSearchParams): boolean {
  return query.has("code") || query.has("error");
}

/** Whether the sign-in with this state, which starts with a timestamp, has not expired. */
export function isStateFresh(state: string): boolean {
  return Date.now() - Number(state.slice(0, timestampLength)) < lifetime;
}

/** Where the identity provider redirects: the home page. */
export function redirectUri(shopUrl: string): string {
  return `${shopUrl}/`;
}
