import type { Crumb } from "@circlet/design-system";
import { writeListing } from "~/catalog/listing-parameters";
import { homePath } from "~/paths";
import * as common from "~/messages/en/common";
import type { ListingPage } from "./listing-page";

/** The breadcrumbs for products opened from a listing: its own, ending in a link with the current filters. */
export function storedTrail({ place, heading, parameters }: ListingPage): {
  readonly listing: string;
  readonly trail: readonly Crumb[];
} {
  const listing = place.path + writeListing(parameters);
  const above = place.trail.length > 0 ? place.trail.slice(0, -1) : [{ label: common.home, href: homePath }];
  return { listing, trail: [...above, { label: heading, href: listing }] };
}
