import {
  CollectionProductsDocument,
  GetBrandsQueryDocument,
  type ProductCardFragment,
  ProductSearchDocument,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { type BrandName, brandNames } from "~/lib/brand-names";
import type { ListingParameters } from "~/lib/listing-parameters";
import { listingFacets, resultCount, withoutUnknown } from "./facets";
import { type ListingAnswer, type ListingPage, listingPage } from "./listing-page";
import { listingRequest } from "./listing-request";

/** Fetches what a listing's address asks for. Rejects with a `ServiceFailure`; an old or invented cursor is `refused`. */
export async function loadListing(commerce: Commerce, parameters: ListingParameters): Promise<ListingPage> {
  const brands = parameters.brand.length > 0 ? await loadBrands(commerce) : [];
  const answer = await ask(commerce, parameters, brands);
  const facets = listingFacets(answer.facets, parameters);
  const known = withoutUnknown(parameters, facets);
  if (!known) return listingPage(parameters, answer, facets);
  const again = await ask(commerce, known, brands);
  return listingPage(known, again, listingFacets(again.facets, known));
}

async function loadBrands(commerce: Commerce): Promise<BrandName[]> {
  const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
  return brandNames(metaobjects.nodes[0]?.fields[0]?.value ?? null);
}

async function ask(
  commerce: Commerce,
  parameters: ListingParameters,
  brands: readonly BrandName[],
): Promise<ListingAnswer> {
  const request = listingRequest(parameters, brands);
  if (request.kind === "search") {
    const { search } = await commerce.query(ProductSearchDocument, request.variables);
    const products = search.edges.map(({ node }) => node).filter(isProduct);
    return { products, pageInfo: search.pageInfo, facets: search.productFilters, count: search.totalCount };
  }
  const { collection } = await commerce.query(CollectionProductsDocument, request.variables);
  if (!collection) return nothing;
  const { edges, pageInfo, filters } = collection.products;
  return { products: edges.map(({ node }) => node), pageInfo, facets: filters, count: resultCount(filters, parameters) };
}

/** A search is asked for products alone, but its schema allows for articles and pages. */
function isProduct(node: object): node is ProductCardFragment {
  return "handle" in node;
}

const nothing: ListingAnswer = {
  products: [],
  pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
  facets: [],
  count: 0,
};
