import { isRouteErrorResponse } from "react-router";

/** What went wrong with a page, as a shopper can be told. */
export type PageFailure =
  | { readonly kind: "not-found" }
  /** The shop or its commerce service cannot be reached at the moment. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "bad-request" }
  /** A screen's code cannot be had (specification A8). */
  | { readonly kind: "missing-script" }
  | { readonly kind: "unexpected"; readonly message: string; readonly stack: string | null };

export function failureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { kind: "not-found" };
    if (error.status === 400 || error.status === 405) return { kind: "bad-request" };
    if (error.status >= 502 && error.status <= 504) return { kind: "unavailable" };
    return { kind: "unexpected", message: `${error.status} ${error.statusText}`.trim(), stack: null };
  }
  if (isMissingScript(error)) return { kind: "missing-script" };
  if (isUnreachable(error)) return { kind: "unavailable" };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "unexpected", message, stack: error instanceof Error ? (error.stack ?? null) : null };
}

/** What `import()` throws in each browser, and our own word for it. */
function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|loading chunk failed/i.test(error.message)
  );
}

/** What fetch throws in each browser when the shop does not answer a page's data. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
