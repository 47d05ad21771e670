import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";
import type { ListingParameters } from "~/shop/listing-parameters";
import type { SearchToSave } from "~/shopper/saved-searches/saved-search";
import { knownBrand } from "../definitions/known-brand";
import { searchListing } from "../definitions/search-listing";
import { listingHeading } from "../listing-heading";
import { searchToSave } from "../tools/search-to-save";

/** A search with the name that its listing would save it under, without loading the listing. */
export async function namedSearch(commerce: Commerce, parameters: ListingParameters): Promise<SearchToSave> {
  const [slug] = parameters.brand;
  const brand =
    slug === undefined ? null : await optionalData(() => knownBrand(commerce, slug), commerce.options);
  const options = brand ? [{ value: brand.slug, label: brand.displayName, count: 0, isSelected: true }] : [];
  const facets = [{ name: "brand", label: "", options }];
  const heading = listingHeading(parameters, facets);
  return searchToSave({ definition: searchListing.definition, parameters, heading, facets });
}
