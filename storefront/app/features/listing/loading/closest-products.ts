import {
  type PageFragment,
  type ProductCardFragment,
  ProductsByQueryDocument,
} from "@circlet/graphql/generated";
import {
  Extensions_ComparesProductsDocument,
  Extensions_GetClosestProductsDocument,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";
import { pageSizes } from "~/shop/constants";
import type { ListingParameters } from "~/shop/listing-parameters";
import { lengthsOfNear } from "~/shop/near";
import { numberOfGid } from "~/shop/product-gid";
import { type Compared, nearFilters } from "../comparison";
import { sortOf } from "../listing-sort";
import { type KnownToListing, listingConditions } from "./listing-request";

export interface ClosestProducts extends Compared {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: PageFragment;
}

/**
 * The page of a listing that puts the closest first, from the extensions service, for a platform that cannot compare. Null
 * if the service cannot tell. Rejects with a `ServiceFailure`.
 */
export async function loadClosestProducts(
  commerce: Commerce,
  parameters: ListingParameters,
  known: KnownToListing,
): Promise<ClosestProducts | null> {
  const { near, within, text, after, before } = parameters;
  const isCompared = nearFilters(parameters).length > 0 && sortOf(parameters, known.collection) === "closest";
  // Only the platform knows what a text finds.
  if (!commerce.hasExtensionsService || !isCompared || text !== "") return null;
  const { collection, filters } = listingConditions(parameters, known);
  const { getClosestProducts: closest } = await commerce.query(Extensions_GetClosestProductsDocument, {
    garment: lengthsOfNear(near ?? ""),
    within: within ? Number(within) : null,
    collection,
    filters: JSON.stringify(filters),
    ...(before ? { last: pageSizes.listing, before } : { first: pageSizes.listing, after }),
  });
  if (!closest) return null;
  const { productIds, measured, unmeasured, ...pageInfo } = closest;
  return { products: await productsOf(commerce, productIds), pageInfo, measured, unmeasured };
}

async function productsOf(commerce: Commerce, ids: readonly string[]): Promise<ProductCardFragment[]> {
  if (ids.length === 0) return [];
  const query = ids.map((id) => `id:${numberOfGid(id)}`).join(" OR ");
  const { products } = await commerce.query(ProductsByQueryDocument, { query, first: ids.length });
  return [...products.nodes].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Whether the extensions service compares products for the platform. */
export async function comparesProducts(commerce: Commerce): Promise<boolean> {
  if (!commerce.hasExtensionsService) return false;
  const found = await optionalData(
    (signal) => commerce.query(Extensions_ComparesProductsDocument, {}, signal),
    commerce.options,
  );
  return found?.getComparedCatalog != null;
}
