import {
  type FacetFragment,
  type PageFragment,
  type ProductCardFragment,
  ProductsByQueryDocument,
} from "@circlet/graphql/generated";
import {
  Extensions_ComparesProductsDocument,
  Extensions_CountClosestProductsDocument,
  Extensions_GetClosestProductsDocument,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { optionalData } from "~/http/optional-data";
import { ServiceFailure } from "~/http/service-failure";
import { pageSizes } from "~/shop/constants";
import type { ListingParameters } from "~/shop/listing-parameters";
import { lengthsOfNear } from "~/shop/near";
import { numberOfGid } from "~/shop/product-gid";
import type { Compared } from "../comparison";
import { type KnownToListing, listingConditions } from "./listing-request";

export interface ClosestProducts extends Compared {
  readonly ids: readonly string[];
  readonly pageInfo: PageFragment;
}

/** A listing of the extensions service's index. */
type Listing = ReturnType<typeof closestListing>;

/** The values of one request, which the service limits. */
const countedAtOnce = 200;

export function closestListing(parameters: ListingParameters, known: KnownToListing) {
  const { near, within } = parameters;
  const { collection, filters } = listingConditions(parameters, known);
  return {
    garment: lengthsOfNear(near ?? ""),
    within: within ? Number(within) : null,
    collection,
    filters: JSON.stringify(filters),
  };
}

/**
 * The page of a listing that puts the closest first, for a platform that cannot compare. "filters" if only the platform knows
 * one of them, "failed" if the service does not respond in time. Rejects with a `ServiceFailure` for an unknown cursor.
 */
export async function loadClosestProducts(
  commerce: Commerce,
  listing: Listing,
  { after, before }: Pick<ListingParameters, "after" | "before">,
): Promise<ClosestProducts | "filters" | "failed"> {
  const page = before ? { last: pageSizes.listing, before } : { first: pageSizes.listing, after };
  const found = await optionalData(
    (signal) =>
      commerce
        .query(Extensions_GetClosestProductsDocument, { ...listing, ...page }, signal)
        .catch((error: unknown) => {
          if (error instanceof ServiceFailure && error.failure === "refused") return error;
          throw error;
        }),
    commerce.options,
  );
  if (found instanceof ServiceFailure) throw found;
  if (!found) return "failed";
  if (!found.getClosestProducts) return "filters";
  const { productIds: ids, measured, unmeasured, ...pageInfo } = found.getClosestProducts;
  return { ids, pageInfo, measured, unmeasured };
}

/** In the order of their ids, without those that the platform no longer has. */
export async function productsOf(
  commerce: Commerce,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ProductCardFragment[]> {
  if (ids.length === 0) return [];
  const query = ids.map((id) => `id:${numberOfGid(id)}`).join(" OR ");
  const { products } = await commerce.query(ProductsByQueryDocument, { query, first: ids.length }, signal);
  return [...products.nodes].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * The platform's facets with the numbers of a compared listing, because the platform counts what is too far away, too. Values
 * that only the platform can count are left out. Rejects with a `ServiceFailure`.
 */
export async function countedFacets(
  commerce: Commerce,
  listing: Listing,
  facets: readonly FacetFragment[],
  signal: AbortSignal,
): Promise<FacetFragment[]> {
  const values = facets.flatMap((facet) => facet.values);
  const parts = Array.from({ length: Math.ceil(values.length / countedAtOnce) }, (_, at) =>
    values.slice(at * countedAtOnce, (at + 1) * countedAtOnce),
  );
  const counted = await Promise.all(
    parts.map(async (part) => {
      const inputs = `[${part.map(({ input }) => input).join()}]`;
      const variables = { ...listing, values: inputs };
      const counts = await commerce.query(Extensions_CountClosestProductsDocument, variables, signal);
      return part.map((value, at) => [value, counts.countClosestProducts?.[at]] as const);
    }),
  );
  const counts = new Map(counted.flat());
  return facets
    .map((facet) => ({
      ...facet,
      values: facet.values.flatMap((value) => {
        const count = counts.get(value);
        return count == null ? [] : [{ ...value, count }];
      }),
    }))
    .filter((facet) => facet.values.length > 0);
}

/** The answer changes only when the service has read its first catalog. */
const queryComparing = sharedQuery(async (commerce: Commerce) => {
  const found = await commerce.query(Extensions_ComparesProductsDocument, {});
  return found.getComparedCatalog != null;
}, 10_000);

/** Whether the extensions service compares products for the platform. Null if it does not respond in time. */
export async function comparesProducts(commerce: Commerce): Promise<boolean | null> {
  if (!commerce.hasExtensionsService) return false;
  return optionalData(() => queryComparing(commerce));
}
