import { searchPath } from "@circlet/design-system/constants";
import { type ListingParameters, writeListing } from "./listing-parameters";

/** Every address of the shop is built here. */

export { searchPath };
export const homePath = "/";
/** A search under the description that the menu's link had (specification B2). */
export const directPath = "/direct";
export const cartPath = "/cart";
export const termsPath = "/terms";
export const privacyPath = "/privacy";
export const faqPath = "/faq";
/** The FAQ's answer on returns, opened. */
export const returnsPath = `${faqPath}#returns`;
export const accessibilityPath = "/accessibility";
export const contactPath = "/contact";
export const ourStoryPath = "/our-story";
export const partnersPath = "/partners";
export const brandsPath = "/brands";
export const profilePath = "/profile";

export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

export function isProductPath(path: string): boolean {
  return path.startsWith("/products/");
}

/** A brand's pieces, all of them or those of one category. */
export function brandPath(slug: string, category?: string): string {
  return `${brandsPath}/${segments(slug, category)}`;
}

/** A category's pieces, all of them or those of one brand. */
export function categoryPath(slug: string, brand?: string): string {
  return `/category/${segments(slug, brand)}`;
}

/** The pieces of a saved search. */
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

/** The same listing under the description that the shopper chose it by. */
export function directListingPath(parameters: Partial<ListingParameters>): string {
  return directPath + writeListing(parameters);
}

/** Whether a path is that of a listing, whose parameters are those of every other listing. */
export function isListingPath(path: string): boolean {
  return path === searchPath || path === directPath || /^\/(brands|category|collections?)\/./.test(path);
}

/** The product's page with one variant chosen. */
export function variantPath(handle: string, chosen: { color?: string | null; size?: string | null }): string {
  const search = new URLSearchParams();
  if (chosen.color) search.set("color", chosen.color);
  if (chosen.size) search.set("size", chosen.size);
  const written = search.toString();
  return productPath(handle) + (written ? `?${written}` : "");
}

export type AccountSection = "orders" | "wishlist" | "settings" | "logout";

export function accountPath(section: AccountSection): string {
  return `${profilePath}/${section}`;
}
