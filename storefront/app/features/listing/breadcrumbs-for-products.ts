import type { Crumb } from "@circlet/design-system";
import { writeListing } from "~/shop/listing-parameters";
import { homePath } from "~/shop/paths";
import * as common from "~/messages/en/common";
import type { ListingPage } from "./listing-page";

/** The breadcrumbs for products opened from a listing: its own, ending in a link with the current filters. */
export function breadcrumbsForProducts({ definition, heading, parameters }: ListingPage): Crumb[] {
  const above =
    definition.breadcrumbs.length > 0
      ? definition.breadcrumbs.slice(0, -1)
      : [{ label: common.home, href: homePath }];
  return [...above, { label: heading, href: definition.path + writeListing(parameters) }];
}
