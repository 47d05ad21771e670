import { isRouteErrorResponse } from "react-router-dom";

/** Why a page failed, for the error screen. */
export type PageFailure =
  | { readonly kind: "not-found" }
  /** The shop or its commerce service is currently unreachable. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "bad-request" }
  | { readonly kind: "missing-script" }
  | { readonly kind: "unexpected"; readonly message: string; readonly stack?: string | undefined };

export function pageFailureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { kind: "not-found" };
    if (error.status === 400 || error.status === 405) return { kind: "bad-request" };
    if (error.status >= 502 && error.status <= 504) return { kind: "unavailable" };
    return { kind: "unexpected", message: `${error.status} ${error.statusText}`.trim() };
  }
  if (isMissingScript(error)) return { kind: "missing-script" };
  if (isUnreachable(error)) return { kind: "unavailable" };
  if (!(error instanceof Error)) return { kind: "unexpected", message: String(error) };
  return { kind: "unexpected", message: error.message, ...(import.meta.env.DEV && { stack: error.stack }) };
}

/** Messages of `import()` errors in different browsers, and our own. */
function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|loading chunk failed/i.test(error.message)
  );
}

/** Messages of `fetch` errors in different browsers when the network is down. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
