import type { CachedPage } from "./cached-page.ts";
import type { Coding } from "./page-body.ts";

/** The request headers that change how a page is sent. */
interface PageRequest {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

/** A page in the best encoding for a browser, or a 304 without an encoding if the browser already has it. */
export function negotiatePage(page: CachedPage, { acceptEncoding, ifNoneMatch }: PageRequest) {
  const coding = page.body.bestOf(acceptedCodings(acceptEncoding ?? ""));
  const etag = etagOf(page, coding);
  const headers = {
    ...page.headers,
    vary: "Accept-Encoding",
    ...(etag && { etag, age: ageOf(page) }),
  };
  if (etag && ifNoneMatch && tagsOf(ifNoneMatch).has(etag)) return { status: 304, headers, coding: null };
  return {
    status: page.status,
    headers: coding === "identity" ? headers : { ...headers, "content-encoding": coding },
    coding,
  };
}

/** Seconds, measured by a monotonic clock. */
function ageOf({ renderedAt }: CachedPage): string {
  return String(Math.floor((performance.now() - renderedAt) / 1000));
}

/** Each encoding is a separate representation, so it needs its own ETag. */
function etagOf({ headers: { etag } }: CachedPage, coding: Coding): string | undefined {
  return etag === undefined || coding === "identity" ? etag : `${etag.slice(0, -1)}-${coding}"`;
}

/** Proxies that compress or decompress make an ETag weak. */
function tagsOf(ifNoneMatch: string): ReadonlySet<string> {
  return new Set(ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
}

/** The encodings in an Accept-Encoding header. */
export function acceptedCodings(accepted: string): Set<string> {
  return new Set(
    accepted
      .split(",")
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(";")[0]?.trim() ?? ""),
  );
}
