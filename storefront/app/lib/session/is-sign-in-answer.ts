/** Whether an address is what the identity provider sends shoppers back with, to whichever browser. */
export function isSignInAnswer(query: URLSearchParams): boolean {
  return query.has("state") && mayEndSignIn(query);
}

/**
 * Whether an address ends a sign-in where one has been begun. There an answer without a state is refused (AUTH-2);
 * everywhere else "/?code=WELCOME" is the home page with a coupon in its address.
 */
export function mayEndSignIn(query: URLSearchParams): boolean {
  return query.has("code") || query.has("error");
}
