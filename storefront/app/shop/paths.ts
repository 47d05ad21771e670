import { type ListingParameters, writeListing } from "./listing-parameters.ts";
import { numberOfGid } from "./product-gid.ts";
import type { VariantOptions } from "./variant-options.ts";

export const searchPath = "/search";
export const homePath = "/";
/** A search whose heading is the title of a menu link. */
export const directPath = "/direct";
export const cartPath = "/cart";
/** The cart with the notice that a product has been sold. */
export const soldPath = `${cartPath}?notice=sold`;
/** The field for a discount code on the cart page. */
export const discountCodePath = `${cartPath}#code`;
export const termsPath = "/terms";
export const privacyPath = "/privacy";
/** What the shop knows of a card. */
export const paymentPath = `${privacyPath}#saved-payment-cards`;
/** Where shoppers opt out of sharing their data. */
export const privacyChoicesPath = "/privacy-choices";
/** The terms of the discount code for newsletter readers. */
export const financialIncentivePath = `${privacyPath}#financial-incentive`;
/** The shop in Markdown, for assistants and agents. */
export const llmsPath = "/llms.txt";
export const faqPath = "/faq";
/** The FAQ with the answer expanded that says what a claim of the shop means. */
export const answerPaths = {
  authentic: `${faqPath}#what-is-circlet`,
  prices: `${faqPath}#prices`,
  returns: `${faqPath}#returns`,
  shipping: `${faqPath}#international-shipping`,
  shippingTime: `${faqPath}#order-tracking`,
  satisfaction: `${faqPath}#order-problems`,
} as const;
export const accessibilityPath = "/accessibility";
export const contactPath = "/contact";
export const ourStoryPath = "/our-story";
/** Where guests find an order. */
export const orderStatusPath = "/order-status";
export const partnersPath = "/partners";
export const brandsPath = "/brands";
/** The color scheme: the form's action and the stylesheet. */
export const schemePath = "/scheme";
export const sizesPath = "/sizes";
/** Stops alerts by the token of an email: `?token=…`. The services write this address into their emails. */
export const stopAlertsPath = "/alerts/stop";
/** Confirms a guest's alerts by the token of an email, likewise. */
export const confirmAlertsPath = "/alerts/confirm";
/** Asks a shopper without scripts for an address, for alerts of the listing in its parameters. */
export const askAlertsPath = "/alerts/ask";
export const profilePath = "/profile";
/** Shown by the service worker for pages never seen. */
export const offlinePath = "/offline";

export function productPath(handle: string): string {
  return `/products/${segments(handle)}`;
}

/** JSON: a product's current stock. */
export function stockPath(handle: string): string {
  return `${productPath(handle)}/stock`;
}

/** JSON: cards of products bought together with a product, by the number in its global id. */
export function boughtTogetherPath(id: string): string {
  return `/bought-together/${id}`;
}

export function recentlyViewedPath(ids: readonly string[]): string {
  return `/recently-viewed?ids=${ids.join(",")}`;
}

/** JSON: the remaining cards of a listing page, sold-out products included. */
export function cardsPath(ids: readonly string[]): string {
  return `/cards?ids=${ids.join(",")}`;
}

/** JSON: all cards of a shelf on the home page. */
export function shelfPath(slug: string): string {
  return `/shelves/${slug}`;
}

export function isProductPath(path: string): boolean {
  return path.startsWith("/products/");
}

export function brandPath(slug: string, category?: string): string {
  return `${brandsPath}/${segments(slug, category)}`;
}

export function categoryPath(slug: string, brand?: string): string {
  return `/category/${segments(slug, brand)}`;
}

export function collectionPath(slug: string): string {
  return `/collections/${segments(slug)}`;
}

/** A merchant's own page. */
export function pagePath(handle: string): string {
  return `/pages/${segments(handle)}`;
}

/** A merchant's own policy. */
export function policyPath(handle: string): string {
  return `/policies/${segments(handle)}`;
}

export function blogPath(handle: string, article?: string): string {
  return `/blogs/${segments(handle, article)}`;
}

/** Throws if a part is missing, because a broken response must not become a link to "null". */
function segments(first: string, second?: string): string {
  const parts = second === undefined ? [first] : [first, second];
  if (!parts.every(Boolean)) throw new TypeError("A path lacks a handle");
  return parts.map(encodeURIComponent).join("/");
}

export function listingPath(parameters: Partial<ListingParameters>): string {
  return searchPath + writeListing(parameters);
}

/** The same listing with the title of a menu link as its heading. */
export function directListingPath(parameters: Partial<ListingParameters>): string {
  return directPath + writeListing(parameters);
}

/** Whether a path belongs to a listing. All listings have the same query parameters. */
export function isListingPath(path: string): boolean {
  return path === searchPath || path === directPath || /^\/(brands|category|collections?)\/./.test(path);
}

interface ChosenVariant extends VariantOptions {
  readonly id: string;
}

/** The page of a product with a variant selected: by color and size, or by id if the product has other options. */
export function variantPath(handle: string, { id, color, size, others }: ChosenVariant): string {
  const search = new URLSearchParams();
  if (others.length > 0) search.set("variant", numberOfGid(id));
  else {
    if (color) search.set("color", color);
    if (size) search.set("size", size);
  }
  const written = search.toString();
  return productPath(handle) + (written ? `?${written}` : "");
}

export type AccountSectionName =
  | "orders"
  | "wishlist"
  | "saved-searches"
  | "sizes"
  | "addresses"
  | "settings"
  | "logout";

export function accountPath(section: AccountSectionName): string {
  return `${profilePath}/${section}`;
}
