import { data, type HeadersArgs } from "react-router-dom";
import { isAborted, ServiceFailure } from "./service-failure";
import { buildId } from "./build-id";

/** The tags make the page cacheable: the same for everyone (.github/decisions/0001). Includes the build's id. */
export function sharedPage<Content extends object>(content: Content, tags: readonly string[]) {
  return data({ ...content, build: buildId }, { headers: { "Cache-Tag": tags.join(",") } });
}

/** The `headers` export of a route: passes on its loader's headers, or those of an error. */
export function loaderHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

/** Seconds. */
const retryAfter = 5;

/** A 503, which nobody keeps. */
export function unavailable(headers: Readonly<Record<string, string>> = {}) {
  return data(null, { status: 503, headers: { "Retry-After": String(retryAfter), ...headers } });
}

/** Converts a service's error to a 503. Passes on redirects, other responses and bugs, which become a 500. */
export function asUnavailable(error: unknown, headers: Readonly<Record<string, string>> = {}): unknown {
  if (!(error instanceof ServiceFailure)) return error;
  if (!isAborted(error)) console.error(error.message);
  return unavailable(headers);
}

/** For `.catch`: throws what `asUnavailable` makes of the error. */
export function throwUnavailable(error: unknown): never {
  throw asUnavailable(error);
}
