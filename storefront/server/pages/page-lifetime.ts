import type { RouteKind } from "../../app/http/route-handle.ts";
import type { Settings } from "../settings/settings.ts";
import type { CachedPage, PageLifetime } from "./cached-page.ts";

/** Seconds during which a stale page may be served while it renders again. */
const staleSeconds = 600;
/** Seconds after its fresh time during which a page may be served if rendering fails. */
const errorSeconds = 3600;
/** Seconds for which a 404 page and a redirect are kept. A redirect of a page's data is a 202. */
const briefSeconds = 60;
const isBrief = (status: number): boolean => [202, 301, 302, 404].includes(status);

/** Milliseconds. Every product change outdates them, and one takes a request per 50 products. */
const catalogFile = { stale: 24 * 3_600_000, ifError: 24 * 3_600_000, pause: 600_000 };

type Freshness = Pick<Settings, "pageFreshSeconds">;

/** Null if it should not be kept. Only pages with tags are, because only they can be purged. */
export function pageLifetime(
  { status, tags }: CachedPage,
  kind: RouteKind,
  { pageFreshSeconds }: Freshness,
): PageLifetime | null {
  if (tags.length === 0) return null;
  if (isBrief(status)) return { fresh: briefSeconds * 1000, stale: 0, ifError: 0 };
  if (status !== 200) return null;
  if (kind === "file") return { fresh: pageFreshSeconds * 1000, ...catalogFile };
  return {
    fresh: pageFreshSeconds * 1000,
    stale: staleSeconds * 1000,
    ifError: (errorSeconds - staleSeconds) * 1000,
  };
}

/** The Cache-Control header for browsers and other caches. */
export function cacheControl(status: number, { pageFreshSeconds }: Freshness): string {
  if (isBrief(status)) return `public, max-age=0, s-maxage=${briefSeconds}`;
  return `public, max-age=0, s-maxage=${pageFreshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${errorSeconds}`;
}

/** A copy of an outdated page whose headers make other caches revalidate it. */
export function asOutdated(page: CachedPage): CachedPage {
  const control = page.headers["cache-control"] ?? "";
  return {
    ...page,
    headers: { ...page.headers, "cache-control": control.replace(/s-maxage=\d+/, "s-maxage=0") },
  };
}
