import { CollectionProductsDocument, GetBrandsQueryDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { type BrandProfile, brandProfiles, vendorProfiles } from "~/catalog/brands";
import { listingCollections } from "~/shop/listing-collections";

/** Loads the brand directory, or the vendors if there is none. Rejects with a `ServiceFailure`. */
export const loadBrands = sharedQuery(queryDirectory);

async function queryDirectory(commerce: Commerce): Promise<BrandProfile[]> {
  const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
  const brands = brandProfiles(metaobjects.nodes[0]?.fields[0]?.value ?? null);
  return brands.length > 0 ? brands : queryVendors(commerce);
}

/** The filters of a collection list all of its vendors. */
async function queryVendors(commerce: Commerce): Promise<BrandProfile[]> {
  const { collection } = await commerce.query(CollectionProductsDocument, {
    handle: listingCollections.all,
    first: 1,
  });
  const vendors = collection?.products.filters.find(({ id }) => id === "filter.p.vendor")?.values ?? [];
  return vendorProfiles(vendors.map(({ label }) => label));
}
