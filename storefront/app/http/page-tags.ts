import { brandSlug, canonicalSlug, categories } from "../catalog/taxonomy.ts";

/**
 * Tags of rendered pages. When a product changes, they select the outdated pages: those that show it, and listings in
 * which it may appear. Node runs this file directly, hence the file extension in the import.
 */

/** The filters of a listing; empty if it has none. */
export interface ListingScope {
  readonly brand?: readonly string[];
  readonly category?: readonly string[];
  readonly current_tier?: readonly string[];
}

/** A change of a product. Undefined fields are unknown. */
export interface ChangedProduct {
  /** The number in its global id. */
  readonly id: string;
  readonly handle?: string | undefined;
  /** False if it is sold out or deleted. */
  readonly isForSale: boolean;
  readonly vendor?: string | undefined;
  /** A free text; a text that is not one of the shop's categories counts as unknown. */
  readonly category?: string | undefined;
  readonly tiers?: readonly string[] | undefined;
}

/** For files built from the whole catalog: the feed and the product sitemap. */
export const catalogTag = "catalog";
/** For pages without products. */
export const contentTag = "content";
/** For every page with a listing. */
const everyListing = "listings";
/** For listings without a brand, category or tier. */
const openListing = "listing";

/** Tags of a page that shows these products, by the numbers in their global ids. */
export function productTags(ids: Iterable<string>): string[] {
  return [...new Set(ids)].map((id) => `p${id}`);
}

/** The tag of the page at a product's address, even if the product does not exist. */
export function handleTag(handle: string): string {
  return `handle-${encodeURIComponent(handle)}`;
}

/** Tags of a page with a listing. The narrowest filter counts: a product that appears in the listing must match it. */
export function listingTags({ brand = [], category = [], current_tier = [] }: ListingScope): string[] {
  if (brand.length > 0) return [everyListing, ...brand.map(brandTag)];
  if (category.length > 0) return [everyListing, ...category.map(categoryTag)];
  if (current_tier.length > 0) return [everyListing, ...current_tier.map(tierTag)];
  return [everyListing, openListing];
}

/**
 * Tags outdated by a change of a product. A product for sale may appear in listings, because of its price or tier or
 * because it is back. A sold product cannot: it only disappears from pages that show it. Counts in other listings
 * update when their pages are rendered again.
 */
export function outdatedTags({ id, handle, isForSale, vendor, category, tiers }: ChangedProduct): string[] {
  const always = [...productTags([id]), ...(handle ? [handleTag(handle)] : []), catalogTag];
  if (!isForSale) return always;
  const slug = knownCategory(category);
  if (!vendor || !slug || !tiers?.length) return [...always, everyListing];
  const kinds = [brandTag(brandSlug(vendor)), categoryTag(slug), ...tiers.map(tierTag)];
  return [...always, openListing, ...kinds];
}

function knownCategory(word = ""): string | undefined {
  const category = canonicalSlug(word);
  return categories.find(({ slug }) => slug === category)?.slug;
}

/** Encoded, because an address may contain anything, a header only Latin letters, and a tag no comma. */
const brandTag = (slug: string): string => `brand-${encodeURIComponent(slug)}`;
const categoryTag = (slug: string): string => `category-${encodeURIComponent(slug)}`;
const tierTag = (code: string): string => `tier-${code}`;
