import {
  CollectionProductsDocument,
  type FacetFragment,
  type PageFragment,
  type ProductCardFragment,
  ProductSearchDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import type { BrandName } from "~/lib/brand-names";
import { everything, isFiltered, type ListingParameters, writeListing } from "~/lib/listing-parameters";
import { extra } from "~/lib/extra";
import { cardProduct, packCards, type PackedCards } from "~/lib/product-card";
import { loadReviews, type Review } from "~/lib/reviews";
import { facetCounts, resultCount, withoutUnknown } from "./facets";
import { allParameters } from "./fixed-filters";
import type { ListingData } from "./listing-page";
import type { ListingSource } from "./listing-place";
import { listingRequest } from "./listing-request";
import { loadBrands } from "./load-brands";
import { searchCorrection } from "./search-correction";

/** A listing with its cards, which a document need not say twice. */
export type LoadedListing = ListingData & { readonly products: PackedCards };

interface Answer {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: PageFragment;
  readonly facets: readonly FacetFragment[];
  readonly count: number | null;
  /** What was searched for in place of a mistyped text. */
  readonly correctedTo: string | null;
}

/**
 * Fetches what a listing's address asks for; `own` is what its parameters say. Rejects with a `ServiceFailure`; an old
 * or invented cursor is `refused`.
 */
export async function loadListing(
  commerce: Commerce,
  source: ListingSource,
  own: ListingParameters,
): Promise<LoadedListing> {
  const ask = await askFor(commerce, source, own);
  const whole = isFiltered(own) && source.tabs ? ask(everything) : null;
  const [answer, reviews, unfiltered] = await Promise.all([ask(own), reviewsOf(commerce, source), whole]);
  const known = withoutUnknown(own, facetCounts(answer.facets));
  const shown = known ? await ask(known) : answer;
  return {
    place: JSON.stringify(placeWithTabs(source, unfiltered ?? shown)),
    reviews: JSON.stringify(reviews),
    ...listingData(known ?? own, shown),
  };
}

/** What shoppers say of a brand (LIST-15); the listing goes on without. */
async function reviewsOf(commerce: Commerce, { reviewsOf: brandSlug }: ListingSource): Promise<Review[]> {
  if (brandSlug === undefined) return [];
  return (await extra((signal) => loadReviews(commerce, { brandSlug }, signal))) ?? [];
}

function placeWithTabs({ place, tabs }: ListingSource, { facets }: Answer) {
  return { ...place, banner: place.banner && { ...place.banner, tabs: tabs?.(facetCounts(facets)) } };
}

function listingData(own: ListingParameters, { products, pageInfo, facets, count, correctedTo }: Answer) {
  return {
    search: writeListing(own),
    count,
    correctedTo,
    products: packCards(products.map(cardProduct)),
    facets: JSON.stringify(facetCounts(facets)),
    before: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
    after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** Asks for one listing and another of the same place. */
async function askFor(commerce: Commerce, { place: { fixed } }: ListingSource, own: ListingParameters) {
  const hasBrands = allParameters(own, fixed).brand.length > 0;
  const brands = hasBrands ? await loadBrands(commerce) : [];
  return (own: ListingParameters) => ask(commerce, allParameters(own, fixed), brands);
}

async function ask(
  commerce: Commerce,
  parameters: ListingParameters,
  brands: readonly BrandName[],
): Promise<Answer> {
  const request = listingRequest(parameters, brands);
  if (request.kind === "search") {
    const { data, extensions } = await commerce.queryWithExtensions(ProductSearchDocument, request.variables);
    const { edges, pageInfo, productFilters: facets, totalCount: count } = data.search;
    const products = edges.map(({ node }) => node).filter(isProduct);
    return { products, pageInfo, facets, count, correctedTo: searchCorrection(extensions) };
  }
  const { collection } = await commerce.query(CollectionProductsDocument, request.variables);
  if (!collection) return nothing;
  const { edges, pageInfo, filters } = collection.products;
  const count = resultCount(filters, parameters);
  const products = edges.map(({ node }) => node);
  return { products, pageInfo, facets: filters, count, correctedTo: null };
}

/** A search is asked for products alone, but its schema allows for articles and pages. */
function isProduct(node: object): node is ProductCardFragment {
  return "handle" in node;
}

const nothing: Answer = {
  products: [],
  pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
  facets: [],
  count: 0,
  correctedTo: null,
};
