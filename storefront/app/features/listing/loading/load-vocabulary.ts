import { CollectionProductsDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { listingCollections } from "~/shop/listing-collections";
import { facetCounts } from "../facets/facet-counts";
import { searchVocabulary } from "../reading/search-vocabulary";

/** Loads what the filters of the whole shop are called. Rejects with a `ServiceFailure`. */
export const loadVocabulary = sharedQuery(async (commerce: Commerce) => {
  const { collection } = await commerce.query(CollectionProductsDocument, {
    handle: listingCollections.all,
    first: 1,
  });
  return searchVocabulary(facetCounts(collection?.products.filters ?? []));
});
