import { changeListing, writeListing } from "~/shop/listing-parameters";
import type { SearchToSave } from "~/shopper/saved-searches/saved-search";
import { listingChips } from "../facets/chips";
import { withoutHeading } from "../listing-heading";
import type { ListingPage } from "../listing-page";

type Page = Pick<ListingPage, "definition" | "parameters" | "heading" | "facets">;

/** The listing's first page with its filters in the default order, named by its heading and its other filters. */
export function searchToSave({ definition, parameters, heading, facets }: Page): SearchToSave {
  const others = definition.heading === null ? withoutHeading(parameters) : parameters;
  const filters = listingChips(others, facets).map(({ label }) => label);
  return {
    path: definition.path + writeListing(changeListing(parameters, { sort: null, near: null, within: null })),
    name: [heading, ...filters].join(", "),
  };
}
