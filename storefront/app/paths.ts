import { searchPath } from "@circlet/design-system/constants";
import { type ListingParameters, writeListing } from "~/catalog/listing-parameters";

/** Builds every address of the shop. */

export { searchPath };
export const homePath = "/";
/** A search with the title of a menu link as its heading. */
export const directPath = "/direct";
export const cartPath = "/cart";
/** The cart page's field for a discount code. */
export const codePath = `${cartPath}#code`;
export const termsPath = "/terms";
export const privacyPath = "/privacy";
export const faqPath = "/faq";
/** The FAQ's answer about returns, open. */
export const returnsPath = `${faqPath}#returns`;
export const accessibilityPath = "/accessibility";
export const contactPath = "/contact";
export const ourStoryPath = "/our-story";
/** Where guests find an order. */
export const orderStatusPath = "/order-status";
export const partnersPath = "/partners";
export const brandsPath = "/brands";
export const profilePath = "/profile";

export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

/** Data: a product's current stock. */
export function stockPath(handle: string): string {
  return `${productPath(handle)}/stock`;
}

/** Data: cards of products, by the numbers in their ids. */
export function recentlyViewedPath(ids: readonly string[]): string {
  return `/recently-viewed?ids=${ids.join(",")}`;
}

/** Data: the same for the second half of a listing's page, sold-out products included. */
export function cardsPath(ids: readonly string[]): string {
  return `/cards?ids=${ids.join(",")}`;
}

/** Data: all cards of a home page shelf. */
export function shelfPath(slug: string): string {
  return `/shelves/${slug}`;
}

export function isProductPath(path: string): boolean {
  return path.startsWith("/products/");
}

/** A brand's products, or those of one of its categories. */
export function brandPath(slug: string, category?: string): string {
  return `${brandsPath}/${segments(slug, category)}`;
}

/** A category's products, or those of one of its brands. */
export function categoryPath(slug: string, brand?: string): string {
  return `/category/${segments(slug, brand)}`;
}

/** The products of a collection. */
export function collectionPath(slug: string): string {
  return `/collections/${segments(slug)}`;
}

function segments(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join("/");
}

export function listingPath(parameters: Partial<ListingParameters>): string {
  return searchPath + writeListing(parameters);
}

/** The same listing, with the title of a menu link as its heading. */
export function directListingPath(parameters: Partial<ListingParameters>): string {
  return directPath + writeListing(parameters);
}

/** Whether a path is a listing's. All listings have the same parameters. */
export function isListingPath(path: string): boolean {
  return path === searchPath || path === directPath || /^\/(brands|category|collections?)\/./.test(path);
}

interface ChosenVariant {
  /** Its global id. */
  readonly id: string;
  readonly color: string | null;
  readonly size: string | null;
  /** Values of options besides color and size. */
  readonly others: readonly string[];
}

/** A product page with a variant selected: by color and size, or by its number if it has other options, too. */
export function variantPath(handle: string, { id, color, size, others }: ChosenVariant): string {
  const search = new URLSearchParams();
  if (others.length > 0) search.set("variant", id.slice(id.lastIndexOf("/") + 1));
  else {
    if (color) search.set("color", color);
    if (size) search.set("size", size);
  }
  const written = search.toString();
  return productPath(handle) + (written ? `?${written}` : "");
}

export type AccountSectionName = "orders" | "wishlist" | "addresses" | "settings" | "logout";

export function accountPath(section: AccountSectionName): string {
  return `${profilePath}/${section}`;
}
