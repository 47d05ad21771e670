import { type ListingParameters, writeListing } from "./listing-parameters";

/** Every address of the shop is built here. */

export const homePath = "/";
export const searchPath = "/search";
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

export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

export function brandPath(slug: string): string {
  return `/brands/${encodeURIComponent(slug)}`;
}

export function categoryPath(slug: string): string {
  return `/category/${encodeURIComponent(slug)}`;
}

export function listingPath(parameters: Partial<ListingParameters>): string {
  return searchPath + writeListing(parameters);
}

/** The product's page with one variant chosen. */
export function variantPath(handle: string, chosen: { color?: string | null; size?: string | null }): string {
  const search = new URLSearchParams();
  if (chosen.color) search.set("color", chosen.color);
  if (chosen.size) search.set("size", chosen.size);
  const written = search.toString();
  return productPath(handle) + (written ? `?${written}` : "");
}
