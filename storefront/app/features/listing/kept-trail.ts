import type { Crumb } from "@circlet/design-system";
import { writeListing } from "~/lib/listing-parameters";
import type { ListingPage } from "./listing-page";

/** The way to a product that is opened from a listing: to the listing, and to it as it is filtered. */
export function keptTrail({ place, heading, parameters }: ListingPage): Crumb[] {
  return [...place.trail.slice(0, -1), { label: heading, href: place.path + writeListing(parameters) }];
}
