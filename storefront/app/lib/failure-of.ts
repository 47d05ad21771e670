import { isRouteErrorResponse } from "react-router";

/** What went wrong with a page, as a shopper can be told. */
export type PageFailure =
  | { readonly kind: "not-found" }
  /** The shop or its commerce service cannot be reached at the moment. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "bad-request" }
  | { readonly kind: "unexpected"; readonly message: string; readonly stack: string | null };

export function failureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { kind: "not-found" };
    if (error.status === 400 || error.status === 405) return { kind: "bad-request" };
    if (error.status >= 502 && error.status <= 504) return { kind: "unavailable" };
    return { kind: "unexpected", message: `${error.status} ${error.statusText}`.trim(), stack: null };
  }
  if (isUnreachable(error)) return { kind: "unavailable" };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "unexpected", message, stack: error instanceof Error ? (error.stack ?? null) : null };
}

/** What fetch throws in each browser when the shop does not answer a page's data. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
