import { brandSlug } from "../shop/brand-slug.ts";
import { knownCategory } from "../shop/taxonomy.ts";

/** Tags of cached pages, by which a changed product outdates them. Node runs this file directly. */

/** A listing's filters; empty if it has none. */
export interface ListingScope {
  readonly brand?: readonly string[];
  readonly category?: readonly string[];
  readonly current_tier?: readonly string[];
}

/** A product that has changed. Undefined fields are unknown. */
export interface ChangedProduct {
  /** The number in the product's global id. */
  readonly id: string;
  readonly handle?: string | undefined;
  /** False if it is sold out or deleted. */
  readonly isForSale: boolean;
  readonly vendor?: string | undefined;
  /** The merchant's category. If it is not one of the shop's, it counts as unknown. */
  readonly category?: string | undefined;
  readonly tiers?: readonly string[] | undefined;
}

/** For files built from the whole catalog: the feed and the product sitemap. */
export const catalogTag = "catalog";
export const contentTag = "content";
const everyListing = "listings";
/** For listings that are not filtered by brand, category or tier. */
const openListing = "listing";

/** Tags of a page that shows these products. Ids are the numbers in their global ids. */
export function productTags(ids: Iterable<string>): string[] {
  return [...new Set(ids)].map((id) => `p${id}`);
}

/** The tag of a product page's URL, even if the product does not exist. */
export function handleTag(handle: string): string {
  return `handle-${encodeURIComponent(handle)}`;
}

/** Tags of a listing page. The narrowest filter is enough, because every product in the listing matches it. */
export function listingTags({ brand = [], category = [], current_tier = [] }: ListingScope): string[] {
  if (brand.length > 0) return [everyListing, ...brand.map(brandTag)];
  if (category.length > 0) return [everyListing, ...category.map(categoryTag)];
  if (current_tier.length > 0) return [everyListing, ...current_tier.map(tierTag)];
  return [everyListing, openListing];
}

/** A product for sale may appear in new listings; a sold-out one only leaves pages. Counts wait for expiry. */
export function outdatedTags({ id, handle, isForSale, vendor, category, tiers }: ChangedProduct): string[] {
  const always = [...productTags([id]), ...(handle ? [handleTag(handle)] : []), catalogTag];
  if (!isForSale) return always;
  const slug = knownCategory(category ?? "");
  if (!vendor || !slug || !tiers?.length) return [...always, everyListing];
  const kinds = [brandTag(brandSlug(vendor)), categoryTag(slug), ...tiers.map(tierTag)];
  return [...always, openListing, ...kinds];
}

/** Encoded, because header values must be ASCII and commas separate tags. */
const brandTag = (slug: string): string => `brand-${encodeURIComponent(slug)}`;
const categoryTag = (slug: string): string => `category-${encodeURIComponent(slug)}`;
const tierTag = (tier: string): string => `tier-${encodeURIComponent(tier)}`;
