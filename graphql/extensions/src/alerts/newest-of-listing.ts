import * as v from "valibot";
import { type ListingConditions, listingConditions } from "./in-time/conditions.ts";

const response = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,20}$/))), v.maxLength(100)),
  // Missing from storefronts of earlier releases.
  hasMore: v.optional(v.boolean(), false),
  conditions: v.optional(listingConditions),
});

export interface NewestProducts {
  /** Global ids, newest first. */
  readonly ids: readonly string[];
  /** Whether the listing has older products, too. */
  readonly hasMore: boolean;
  /** What its products have in common. Undefined if the listing no longer exists. */
  readonly conditions?: ListingConditions | undefined;
}

/** Milliseconds that the storefront may take. */
const timeout = 20_000;

/** The storefront does not respond, or not as expected. */
export class StorefrontUnavailable extends Error {
  override readonly name = "StorefrontUnavailable";
}

/**
 * Asks the storefront for a listing's newest products, because only the storefront knows what a path and its filters
 * mean. Unlike the listing's page, it does not ignore filters that no product in the shop has. Of a search with more
 * than 250 matches, it sorts the 250 most relevant. Returns none if the listing no longer exists. Throws
 * `StorefrontUnavailable`, also if `stopping` aborts.
 */
export async function newestOfListing(
  storefrontUrl: string,
  path: string,
  stopping?: AbortSignal,
): Promise<NewestProducts> {
  const url = `${storefrontUrl}/newest?${new URLSearchParams({ listing: path }).toString()}`;
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(stopping ? [stopping] : [])]);
  const answer = await fetch(url, { redirect: "error", signal }).catch((cause: unknown) => {
    throw new StorefrontUnavailable(`The storefront at ${storefrontUrl} does not respond.`, { cause });
  });
  if (answer.status === 404) {
    await answer.body?.cancel();
    return { ids: [], hasMore: false };
  }
  const parsed = v.safeParse(response, answer.ok ? await answer.json().catch(() => null) : null);
  if (!parsed.success)
    throw new StorefrontUnavailable(
      `The storefront at ${storefrontUrl} responded with ${answer.status} to ${path}.`,
    );
  const { ids, ...others } = parsed.output;
  return { ids: ids.map((id) => `gid://shopify/Product/${id}`), ...others };
}
