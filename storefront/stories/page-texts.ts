import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { shopName } from "~/shop/shop-name";
import * as blazer from "./blazer";
import * as listings from "./listings";
import { storyReviews } from "./reviews";
import * as cards from "./story-cards";
import { filledCart } from "./story-cart";
import * as cart from "./pages/Cart.stories";
import * as home from "./pages/Home.stories";
import * as listing from "./pages/Listing.stories";
import * as product from "./pages/Product.stories";

/** The pages that tests render in pseudo-languages (tests/vitest.config.ts). */
export const mainPages = [
  ["home", home.Default],
  ["listing", listing.Filtered],
  ["empty listing", listing.NoResults],
  ["product", product.Default],
  ["cart", cart.Default],
] as const;

export async function documentOf(page: ReactNode): Promise<Document> {
  const { prelude } = await prerender(page);
  return parsed(await text(prelude));
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Names that come from the platform or are the same in every language. */
const data = [
  ...textsIn([blazer, listings, storyReviews, cards, cards.manyCards(30), filledCart]),
  ...textsIn([...parsed(blazer.blazer.detailsHtml).querySelectorAll("*")].map((each) => each.textContent)),
  shopName(),
  "velvet opera cape",
].toSorted((one, other) => other.length - one.length);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /\p{L}{2}/u.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const readAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Texts and accessible names with a plain English word: `translated` matches the pseudo-language. */
export async function plainTexts(
  story: { readonly render?: unknown },
  translated: RegExp = /(?!)/g,
): Promise<string[]> {
  const document = await documentOf((story.render as () => ReactNode)());
  const elements = [...document.querySelectorAll("*:not(script, style, template)")];
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    ...readAttributes.map((name) => element.getAttribute(name)),
  ]);
  // A page that failed to render would have no text, and pass.
  expect(texts.length).toBeGreaterThan(100);
  const isPlain = (each: string): boolean => /[a-z]{2}/i.test(withoutData(each.replaceAll(translated, "")));
  return [...new Set(texts.filter((each) => each !== null && isPlain(each)))] as string[];
}

function withoutData(text: string): string {
  return data.reduce((rest, known) => rest.replaceAll(known, ""), text);
}
