import { changeListing, writeListing } from "~/catalog/listing-parameters";
import type { ListingToSave } from "~/saved-listings/saved-listing";
import type { ListingPage } from "../listing-page";

type Page = Pick<ListingPage, "definition" | "parameters" | "heading" | "chips">;

/** The listing's first page with its filters in the default order, named by its heading and its filters. */
export function listingToSave({ definition, parameters, heading, chips }: Page): ListingToSave {
  const filters = chips.map(({ label }) => label).filter((label) => !heading.includes(label));
  return {
    path: definition.path + writeListing(changeListing(parameters, { sort: null })),
    name: [heading, ...filters].join(", "),
  };
}
