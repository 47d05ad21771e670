import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { offers, site } from "~/constants";
import * as blazer from "./blazer";
import * as listings from "./listings";
import { storyReviews } from "./reviews";
import * as cards from "./story-cards";
import { filledCart } from "./story-cart";
import * as cart from "./pages/Cart.stories";
import * as home from "./pages/Home.stories";
import * as listing from "./pages/Listing.stories";
import * as product from "./pages/Product.stories";

/** Pages in the pseudo-language en-XA (tests/vitest.config.ts): a word without accents is in no catalog. */

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** What comes from the platform, and names that are the same in every language. */
const data = [
  ...textsIn([blazer, listings, storyReviews, cards, cards.manyCards(30), filledCart]),
  ...textsIn([...parsed(blazer.blazer.detailsHtml).querySelectorAll("*")].map((each) => each.textContent)),
  site.name,
  offers.welcomeCode,
  "velvet opera cape",
].toSorted((one, other) => other.length - one.length);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /\p{L}{2}/u.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const readAttributes = ["alt", "aria-label", "placeholder", "title"];

/** The page's texts and names that have a word without accents. */
async function plainTexts(story: { readonly render?: unknown }): Promise<string[]> {
  const { prelude } = await prerender((story.render as () => ReactNode)());
  const document = parsed(await text(prelude));
  const elements = [...document.querySelectorAll("*:not(script, style, template)")];
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    ...readAttributes.map((name) => element.getAttribute(name)),
  ]);
  // A page that failed has no text at all.
  expect(texts.length).toBeGreaterThan(100);
  return [
    ...new Set(texts.filter((text) => text !== null && /[a-z]{2}/i.test(withoutData(text)))),
  ] as string[];
}

function withoutData(text: string): string {
  return data.reduce((rest, known) => rest.replaceAll(known, ""), text);
}

test.each([
  ["home", home.Default],
  ["listing", listing.Filtered],
  ["empty listing", listing.NoResults],
  ["product", product.Default],
  ["cart", cart.Default],
])("the %s page has no text outside the catalogs", async (_, story) => {
  expect(await plainTexts(story)).toEqual([]);
});
