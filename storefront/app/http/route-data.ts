import { data, type HeadersArgs } from "react-router";
import { ServiceFailure } from "~/apollo/service-failure";
import { buildId } from "./build-id";

/**
 * Loader data with cache tags, which make the page cacheable: it must be the same for everybody. It names its build
 * (`same-build.ts`).
 */
export function sharedPage<Content extends object>(content: Content, tags: readonly string[]) {
  return data({ ...content, build: buildId }, { headers: { "Cache-Tag": tags.join(",") } });
}

/** Passes a loader's headers on to the page; those of an error first. */
export function loaderHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

/** Seconds. */
const retryAfter = 5;

/**
 * Converts what failed while a page loaded to a response with status 503: the service is down, or its answer cannot be
 * read. Redirects and other responses stay as they are, and so do bugs during development.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isService = error instanceof ServiceFailure;
  if (import.meta.env.DEV && !isService) return error;
  console.error(isService ? error.message : error);
  return data(null, { status: 503, headers: { "Retry-After": String(retryAfter) } });
}
