import type { Crumb } from "@circlet/design-system";
import { writeListing } from "~/lib/listing-parameters";
import type { ListingPage } from "./listing-page";

/** The way to the products that are opened from a listing: to the listing, and to it as it is filtered. */
export function keptTrail({ place, heading, parameters }: ListingPage): {
  readonly way: string;
  readonly trail: readonly Crumb[];
} {
  const way = place.path + writeListing(parameters);
  return { way, trail: [...place.trail.slice(0, -1), { label: heading, href: way }] };
}
