import type { CachedPage } from "./page-cache.ts";
import type { Coding } from "./page-body.ts";

/** The headers of a request that change how a page is sent. */
export interface PageRequest {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

/** How a page is sent to one browser: in its best coding, or as 304 if the browser has it. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null if no body is sent. */
  readonly coding: Coding | null;
}

export function pageAnswer(page: CachedPage, { acceptEncoding, ifNoneMatch }: PageRequest): PageAnswer {
  const coding = page.body.bestOf(codingsOf(acceptEncoding ?? ""));
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

/** In seconds, by the clock that passes steadily: the time of day may jump. */
function ageOf({ renderedAt }: CachedPage): string {
  return String(Math.floor((performance.now() - renderedAt) / 1000));
}

/** Each coding is a representation of its own, so it has its own tag. */
function etagOf({ headers: { etag } }: CachedPage, coding: Coding): string | undefined {
  return etag === undefined || coding === "identity" ? etag : `${etag.slice(0, -1)}-${coding}"`;
}

/** A proxy that compresses or decompresses weakens a tag. */
function tagsOf(ifNoneMatch: string): ReadonlySet<string> {
  return new Set(ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
}

function codingsOf(accepted: string): ReadonlySet<string> {
  return new Set(
    accepted
      .split(",")
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(";")[0]?.trim() ?? ""),
  );
}
