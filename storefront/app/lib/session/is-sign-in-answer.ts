/** Whether an address is what the identity provider sends shoppers back with. */
export function isSignInAnswer(query: URLSearchParams): boolean {
  return query.has("code") || (query.has("error") && query.has("state"));
}
