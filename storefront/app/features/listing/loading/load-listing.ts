import {
  CollectionProductsDocument,
  type FacetFragment,
  type PageFragment,
  type ProductFilter,
  type ProductCardFragment,
  ProductSearchDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import {
  changeListing,
  everything,
  isFiltered,
  type ListingParameters,
  writeListing,
} from "~/shop/listing-parameters";
import { optionalData } from "~/http/optional-data";
import { type FilteredOption, writeOption } from "~/catalog/filtered-option";
import { loadCardProducts } from "~/catalog/load-card-products";
import { numberOfGid } from "~/shop/product-gid";
import { canonicalSlug } from "~/shop/taxonomy";
import { serverSizes } from "~/shop/constants";
import { loadSizeTypes } from "~/shopper/sizes/load-size-types";
import { loadReviews, type Review } from "~/catalog/reviews";
import { facetCounts, resultCount } from "../facets/facet-counts";
import { withoutUnknown } from "../facets/without-unknown";
import type { FacetCounts } from "../facets/listing-facet";
import { type SizeGroup, sizeGroups } from "../facets/size-groups";
import { merchantFilters } from "../facets/product-filters";
import { allParameters } from "../facets/fixed-filters";
import type { ListingData } from "../listing-page";
import type { ListingSource } from "../definitions/listing-definition";
import {
  type KnownToListing,
  type ListingConditions,
  listingConditions,
  listingRequest,
} from "./listing-request";
import {
  comparedOf,
  comparisonOf,
  nearChips,
  nearNotices,
  type NotCompared,
  notComparedNotice,
} from "../comparison";
import { sortOf } from "../listing-sort";
import {
  closestListing,
  comparesProducts,
  countedFacets,
  loadClosestProducts,
  productsOf,
} from "./closest-products";
import { isPastEnd, listingSeo } from "./listing-seo";
import { titleQuery } from "../title-query";
import { loadBrands } from "~/catalog/load-brands";
import { searchCorrection } from "./search-correction";
import { searchNotices } from "./search-notices";
import { type Match, mostSearchResults, sortSearchResults } from "./sorted-search-results";

const notNear = { near: null, within: null };

interface ListingResult {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: PageFragment;
  readonly facets: readonly FacetFragment[];
  readonly count: number | null;
  readonly correctedTo: string | null;
  /** Then these are the first products of the listing without a garment. */
  readonly notCompared?: NotCompared;
}

/** `own` has the URL's parameters without the path's. Rejects with a `ServiceFailure` (`refused`: bad cursor). */
export async function loadListing(
  commerce: Commerce,
  source: ListingSource,
  own: ListingParameters,
): Promise<ListingData> {
  const { load } = await createListingQuery(commerce, source, own);
  /** Counts the facets once, because several parts of the page need them. */
  const query = async (parameters: ListingParameters, part?: "counts") => {
    const result = await load(parameters, part);
    return { ...result, counts: facetCounts(result.facets) };
  };
  const queryUnsized = (parameters: ListingParameters) =>
    parameters.size.length > 0 ? query(changeListing(parameters, { size: [] }), "counts") : null;
  const [only, ...others] = allParameters(own, source.definition.fixed).category;
  const category = others.length === 0 && !own.near ? only : undefined;
  const [result, ownUnsized, reviews, unfiltered, hasIndex] = await Promise.all([
    query(own),
    queryUnsized(own),
    reviewsOf(commerce, allParameters(own, source.definition.fixed)),
    isFiltered(own) && source.tabs ? query(everything) : null,
    category === undefined ? null : comparesProducts(commerce),
  ]);
  const { notCompared } = result;
  const comparable = notCompared ? changeListing(own, notNear) : own;
  const known = withoutUnknown(comparable, result.counts);
  const listed = known ?? comparable;
  const [shown, unsized] = known
    ? await Promise.all([query(known), queryUnsized(known)])
    : [result, ownUnsized];
  const { counts } = unsized ?? shown;
  const compared = comparedOf(shown.facets);
  const sort = sortOf(allParameters(listed, source.definition.fixed), source.definition.collection);
  return {
    definition: definitionWithTabs(source, (unfiltered ?? shown).counts),
    reviews,
    seo: listingSeo(source, listed, { ...shown, isExact: listed === own }),
    notices: [
      ...(notCompared ? [notComparedNotice(notCompared, own)] : []),
      ...(compared && sort === "closest" ? nearNotices(listed, compared) : []),
      ...searchNotices(listed, allParameters(listed, source.definition.fixed).text, shown),
    ],
    comparedCategory: compared !== null || (hasIndex && own.text === "") ? category : undefined,
    nearChips: nearChips(listed),
    ...(await listingData(commerce, listed, shown, {
      unsized: counts,
      filtered: filteredOption(allParameters(listed, source.definition.fixed), shown.facets),
    })),
    sizeGroups: source.definition.fixed.size?.length ? [] : await loadSizeGroups(commerce, listed, counts),
  };
}

/** Numbers of a listing's newest products, newest first, and its conditions. Rejects with a `ServiceFailure`. */
export async function loadNewest(
  commerce: Commerce,
  source: ListingSource,
  own: ListingParameters,
): Promise<{ readonly ids: readonly string[]; readonly conditions: ListingConditions }> {
  const { load, conditions } = await createListingQuery(commerce, source, own);
  const { products } = await load(changeListing(own, { sort: "newest" }));
  return { ids: products.map(({ id }) => numberOfGid(id)), conditions };
}

/** Empty if loading fails. `counts` are those without the chosen sizes, which would hide other systems. */
async function loadSizeGroups(
  commerce: Commerce,
  own: ListingParameters,
  counts: FacetCounts,
): Promise<SizeGroup[]> {
  if (!counts.some(([name]) => name === "size_type")) return [];
  const types = await optionalData(() => loadSizeTypes(commerce), commerce.options);
  return sizeGroups(types ?? [], counts, own.size_type);
}

async function reviewsOf(commerce: Commerce, { brand }: ListingParameters): Promise<Review[]> {
  const [brandSlug] = brand;
  if (brandSlug === undefined || brand.length > 1) return [];
  return (await optionalData((signal) => loadReviews(commerce, { brandSlug }, signal))) ?? [];
}

function definitionWithTabs({ definition, tabs }: ListingSource, counts: FacetCounts) {
  return {
    ...definition,
    banner: definition.banner && { ...definition.banner, tabs: tabs?.(counts) },
  };
}

/** `unsized` are the counts without the chosen sizes, `filtered` is the option that cards show. */
async function listingData(
  commerce: Commerce,
  own: ListingParameters,
  { products, pageInfo, counts, count, correctedTo }: ListingResult & { readonly counts: FacetCounts },
  { unsized, filtered }: { readonly unsized: FacetCounts; readonly filtered: FilteredOption | null },
) {
  const sizes = unsized.find(([name]) => name === "size");
  const isWhole = own.show === "all" || products.length <= serverSizes.listingWhole;
  const start = isWhole ? products : products.slice(0, serverSizes.listingStart);
  return {
    search: writeListing(own),
    count,
    typed: null,
    correctedTo,
    products: await loadCardProducts(commerce, start, filtered),
    shownOption: filtered ? `&${writeOption(filtered)}` : "",
    rest: products.slice(start.length).map(({ id }) => numberOfGid(id)),
    facets: counts
      .filter(([name]) => name !== "current_tier")
      .map((facet) => (facet[0] === "size" && sizes ? sizes : facet)),
    before: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
    after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    isPastEnd: isPastEnd(own, products),
  };
}

/** The color if it is the only one; else the only option of the merchant's filters, if it has one value. */
function filteredOption(
  parameters: ListingParameters,
  facets: readonly FacetFragment[],
): FilteredOption | null {
  const [color, ...others] = parameters.color;
  if (color !== undefined) return others.length === 0 ? { name: null, value: color } : null;
  const options = merchantFilters(parameters, facets).flatMap(({ variantOption }) => variantOption ?? []);
  const [option] = options;
  if (!option || options.length > 1) return null;
  return { name: option.name.toLowerCase(), value: canonicalSlug(option.value) };
}

/** Returns a function that queries a listing for any parameters, and what `own` requires of a product. */
async function createListingQuery(
  commerce: Commerce,
  { definition: { fixed, collection } }: ListingSource,
  own: ListingParameters,
) {
  const hasBrands = allParameters(own, fixed).brand.length > 0;
  const brands = hasBrands ? await loadBrands(commerce) : [];
  const query = (own: ListingParameters, part?: "counts", more: readonly ProductFilter[] = []) =>
    queryListing(commerce, allParameters(own, fixed), { brands, collection, more }, part);
  const conditionsWith = (more: readonly ProductFilter[]) =>
    listingConditions(allParameters(own, fixed), { brands, collection, more });
  if (Object.keys(own.more).length === 0) return { load: query, conditions: conditionsWith([]) };
  // The ids of the merchant's filters are opaque, so read their inputs from an unfiltered result.
  const { facets } = await query({ ...everything, text: own.text });
  return {
    load: (own: ListingParameters, part?: "counts") => query(own, part, merchantFilters(own, facets)),
    conditions: conditionsWith(merchantFilters(own, facets)),
  };
}

/** With "counts", the products do not matter. */
async function queryListing(
  commerce: Commerce,
  parameters: ListingParameters,
  known: KnownToListing,
  part?: "counts",
): Promise<ListingResult> {
  if (parameters.text !== "" && titleQuery(parameters.text) === "") return noProducts;
  if (!parameters.near) return queryPlatform(commerce, parameters, known);
  const compares = await comparesProducts(commerce);
  if (compares) return queryClosest(commerce, parameters, known, part);
  const own = await queryPlatform(commerce, parameters, known);
  if (comparedOf(own.facets)) return own;
  if (compares === null) commerce.options.onPartial?.();
  const listed = await queryPlatform(commerce, changeListing(parameters, notNear), known);
  return { ...listed, notCompared: compares === null ? "failed" : "never" };
}

/** The listing of a platform that cannot compare. The extensions service says which products are the closest. */
async function queryClosest(
  commerce: Commerce,
  parameters: ListingParameters,
  known: KnownToListing,
  part?: "counts",
): Promise<ListingResult> {
  const isInOrder = sortOf(parameters, known.collection) === "closest";
  // The garment changes nothing then.
  if (!isInOrder && !parameters.within) return queryPlatform(commerce, { ...parameters, ...notNear }, known);
  const listing = closestListing(parameters, known);
  const uncomparable: NotCompared | null = titleQuery(parameters.text) ? "text" : isInOrder ? null : "order";
  const [closest, platform] = await Promise.all([
    uncomparable ?? loadClosestProducts(commerce, listing, parameters),
    queryPlatform(commerce, changeListing(parameters, notNear), known),
  ]);
  if (typeof closest === "string") return { ...platform, notCompared: closest };
  const { ids, pageInfo, measured, unmeasured } = closest;
  const found = await optionalData(
    (signal) =>
      Promise.all([
        part === "counts" ? [] : productsOf(commerce, ids, signal),
        countedFacets(commerce, listing, platform.facets, signal),
      ]),
    commerce.options,
  );
  if (!found) return { ...platform, notCompared: "failed" };
  const [products, facets] = found;
  const count = measured + unmeasured;
  return { products, pageInfo, facets: [...facets, comparisonOf(closest)], count, correctedTo: null };
}

async function queryPlatform(
  commerce: Commerce,
  parameters: ListingParameters,
  known: KnownToListing,
): Promise<ListingResult> {
  const request = listingRequest(parameters, known);
  if (request.kind !== "collection") {
    const { data, extensions } = await commerce.queryWithResponseExtensions(
      ProductSearchDocument,
      request.variables,
    );
    const { edges, pageInfo, productFilters: facets, totalCount: count } = data.search;
    const matches = edges.map(({ node }) => node).filter(isProduct);
    const result = { facets, correctedTo: searchCorrection(extensions) };
    if (request.kind === "search") return { ...result, products: matches, pageInfo, count };
    const page = sortSearchResults(matches, request.sort, parameters);
    return { ...result, ...page, count: Math.min(count, mostSearchResults) };
  }
  const { collection } = await commerce.query(CollectionProductsDocument, request.variables);
  // The merchant may not have created the collection of this order.
  if (!collection && parameters.sort === "deals") {
    return queryPlatform(commerce, { ...parameters, sort: null }, known);
  }
  if (!collection) return noProducts;
  const { edges, pageInfo, filters } = collection.products;
  const count = resultCount(filters, parameters);
  const products = edges.map(({ node }) => node);
  return { products, pageInfo, facets: filters, count, correctedTo: null };
}

/** Searches return only products here, but their type includes articles and pages. */
function isProduct(node: object): node is Match {
  return "handle" in node;
}

const noProducts: ListingResult = {
  products: [],
  pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
  facets: [],
  count: 0,
  correctedTo: null,
};
