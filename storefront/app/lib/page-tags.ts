import { brandSlug, canonicalSlug, categories } from "./taxonomy.ts";

/**
 * The tags of rendered pages, by which a changed product puts the right ones out of date: those that show it, and the
 * listings in which it may newly appear. The server runs this as it stands, hence the file's ending in the import.
 */

/** What a listing is narrowed to; empty where it is not. */
export interface ListingScope {
  readonly brand?: readonly string[];
  readonly category?: readonly string[];
  readonly current_tier?: readonly string[];
}

/** What the commerce service tells of a product that changed. Undefined is what it did not tell. */
export interface ChangedProduct {
  /** The number in its global id. */
  readonly id: string;
  /** False for one that is sold out or gone. */
  readonly isForSale: boolean;
  readonly vendor?: string | undefined;
  /** A free text to the service: one that names none of the shop's categories counts as untold. */
  readonly category?: string | undefined;
  readonly tiers?: readonly string[] | undefined;
}

/** Of files that are made of the whole catalogue: the feed, the sitemap of products. */
export const catalogueTag = "catalogue";
/** Of pages that no product's change concerns. */
export const contentTag = "content";
/** Of every page that holds a listing, whatever it is narrowed to. */
const everyListing = "listings";
/** Of those narrowed to no brand, category or tier. */
const openListing = "listing";

/** Of a page that shows these products, by the numbers in their global ids. */
export function productTags(ids: Iterable<string>): string[] {
  return [...new Set(ids)].map((id) => `p${id}`);
}

/** Of a page that holds a listing: whatever newly appears in it is of the narrowest kind that it is narrowed to. */
export function listingTags({ brand = [], category = [], current_tier = [] }: ListingScope): string[] {
  if (brand.length > 0) return [everyListing, ...brand.map(brandTag)];
  if (category.length > 0) return [everyListing, ...category.map(categoryTag)];
  if (current_tier.length > 0) return [everyListing, ...current_tier.map(tierTag)];
  return [everyListing, openListing];
}

/**
 * What a changed product puts out of date. One that is for sale may be new in a listing, be it by its price, its tier
 * or because it is back. One that is sold cannot: it only leaves the pages that show it. Counts of pieces in other
 * listings follow when their pages are renewed.
 */
export function outdatedTags({ id, isForSale, vendor, category, tiers }: ChangedProduct): string[] {
  const always = [...productTags([id]), catalogueTag];
  if (!isForSale) return always;
  const slug = knownCategory(category);
  if (!vendor || !slug || !tiers?.length) return [...always, everyListing];
  const kinds = [brandTag(brandSlug(vendor)), categoryTag(slug), ...tiers.map(tierTag)];
  return [...always, openListing, ...kinds];
}

function knownCategory(word = ""): string | undefined {
  const asked = canonicalSlug(word);
  return categories.find(({ slug }) => slug === asked)?.slug;
}

/** Encoded, since an address may name anything and a header takes no letters beyond Latin, and no comma as part of a tag. */
const brandTag = (slug: string): string => `brand-${encodeURIComponent(slug)}`;
const categoryTag = (slug: string): string => `category-${encodeURIComponent(slug)}`;
const tierTag = (code: string): string => `tier-${code}`;
