import { CollectionHandlesDocument, CollectionProductsDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";
import { loadPolicies } from "~/catalog/policies";
import { shows } from "~/promises/promises";
import { shopName } from "~/shop/shop-name";
import { market } from "~/shop/market";
import {
  brandsPath,
  cartPath,
  categoryPath,
  collectionPath,
  contactPath,
  faqPath,
  policyPath,
  privacyPath,
  searchPath,
  termsPath,
} from "~/shop/paths";
import { categories, knownCategory } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import * as listing from "~/messages/en/listing";
import * as messages from "~/messages/en/llms";
import * as shop from "~/messages/en/shop";
import { facetCounts } from "./facets/facet-counts";
import { isListingCollection, listingCollections } from "~/shop/listing-collections";

const longPages = [faqPath, termsPath, privacyPath, contactPath];

/** The shop in Markdown, for assistants and agents: what it sells and how to buy it. Never rejects. */
export async function llmsText(commerce: Commerce, shopUrl: string): Promise<string> {
  const shown = await optionalData(() => loadCategories(commerce), commerce.options);
  const collections = shows("demo")
    ? []
    : await optionalData(() => loadCollections(commerce), commerce.options);
  const link = (name: string, path: string): string => `- [${name}](${shopUrl}${path})`;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      messages.findProducts,
      [
        `- ${messages.search(shopUrl + searchPath)}`,
        `- ${messages.data(market().currency)}`,
        link(listing.brands, brandsPath),
        link(messages.wholeCatalog, "/feeds/products.tsv"),
      ],
    ],
    [messages.categories, (shown ?? []).map((slug) => link(termName(categories, slug), categoryPath(slug)))],
    [
      messages.collections,
      (collections ?? []).map(({ title, handle }) => link(title, collectionPath(handle))),
    ],
    [messages.buy, [`- ${messages.cartLink(shopUrl + cartPath)}`]],
    [
      messages.about,
      shows("long-pages")
        ? longPages.map((path) => `- ${shopUrl}${path}`)
        : (await loadPolicies(commerce)).map(({ title, handle }) => link(title, policyPath(handle))),
    ],
  ];
  const written = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}\n`);
  return [`# ${shopName()}\n`, `> ${shop.description()}\n`, ...written].join("\n");
}

/** As many as a reader takes in. */
const mostCollections = 100;

/** The merchant's collections, without those that the shop's own listings use. */
async function loadCollections(commerce: Commerce) {
  const { collections } = await commerce.query(CollectionHandlesDocument, { first: mostCollections });
  return collections.nodes.filter(({ handle }) => !isListingCollection(handle));
}

/** The shop's categories that have products. */
async function loadCategories(commerce: Commerce): Promise<string[]> {
  const { collection } = await commerce.query(CollectionProductsDocument, {
    handle: listingCollections.all,
    first: 1,
  });
  const [, values] =
    facetCounts(collection?.products.filters ?? []).find(([name]) => name === "category") ?? [];
  const slugs = (values ?? []).flatMap(([label, count]) => (count > 0 ? (knownCategory(label) ?? []) : []));
  return [...new Set(slugs)];
}
