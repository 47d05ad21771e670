import { data, type HeadersArgs } from "react-router";
import { ServiceFailure } from "~/apollo/service-failure";

/** What a page shows, for the page cache to be purged by. A page with tags is the same for everybody. */
export function sharedPage<Content>(content: Content, tags: readonly string[]) {
  return data(content, { headers: { "Cache-Tag": tags.join(",") } });
}

/** Passes a loader's headers on to the page, those of its failure before those of its success. */
export function loaderHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

/** Seconds after which a shopper, or a crawler, may try again. */
const retryAfter = 5;

/**
 * Turns a service that is down or slow into a page with status 503. Everything else goes on as it is: a refusal is
 * the route's to explain, a mistake of ours is an error.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof ServiceFailure) || error.failure !== "unavailable") return error;
  console.error(`${error.operationName}: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  return data(null, { status: 503, headers: { "Retry-After": String(retryAfter) } });
}
