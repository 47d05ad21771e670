import {
  CollectionProductsDocument,
  type FacetFragment,
  GetBrandsQueryDocument,
  type PageFragment,
  type ProductCardFragment,
  ProductSearchDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { type ListingParameters, writeListing } from "~/lib/listing-parameters";
import { cardProduct, packCards } from "~/lib/product-card";
import { type BrandName, brandNames } from "~/lib/brand-names";
import { facetCounts, resultCount, withoutUnknown } from "./facets";
import type { ListingData } from "./listing-page";
import { listingRequest } from "./listing-request";

interface Answer {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: PageFragment;
  readonly facets: readonly FacetFragment[];
  readonly count: number | null;
}

/** Fetches what a listing's address asks for. Rejects with a `ServiceFailure`; an old or invented cursor is `refused`. */
export async function loadListing(commerce: Commerce, parameters: ListingParameters): Promise<ListingData> {
  const brands = parameters.brand.length > 0 ? await loadBrands(commerce) : [];
  const answer = await ask(commerce, parameters, brands);
  const known = withoutUnknown(parameters, facetCounts(answer.facets));
  return known ? listingData(known, await ask(commerce, known, brands)) : listingData(parameters, answer);
}

function listingData(
  parameters: ListingParameters,
  { products, pageInfo, facets, count }: Answer,
): ListingData {
  return {
    search: writeListing(parameters),
    count,
    products: packCards(products.map(cardProduct)),
    facets: JSON.stringify(facetCounts(facets)),
    before: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
    after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

async function loadBrands(commerce: Commerce): Promise<BrandName[]> {
  const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
  return brandNames(metaobjects.nodes[0]?.fields[0]?.value ?? null);
}

async function ask(
  commerce: Commerce,
  parameters: ListingParameters,
  brands: readonly BrandName[],
): Promise<Answer> {
  const request = listingRequest(parameters, brands);
  if (request.kind === "search") {
    const { search } = await commerce.query(ProductSearchDocument, request.variables);
    const products = search.edges.map(({ node }) => node).filter(isProduct);
    return { products, pageInfo: search.pageInfo, facets: search.productFilters, count: search.totalCount };
  }
  const { collection } = await commerce.query(CollectionProductsDocument, request.variables);
  if (!collection) return nothing;
  const { edges, pageInfo, filters } = collection.products;
  const count = resultCount(filters, parameters);
  return { products: edges.map(({ node }) => node), pageInfo, facets: filters, count };
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
};
