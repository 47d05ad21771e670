import type { FacetFragment, ProductFilter } from "@circlet/graphql/generated";
import { centimetersPerInch, lengthNames } from "@circlet/service-kit/garment-lengths";
import { metafieldFilter } from "~/catalog/metafields";
import { everything, type ListingParameters } from "~/shop/listing-parameters";
import { market } from "~/shop/market";
import { distances, lengthsOfNear } from "~/shop/near";
import { formatLength } from "~/shopper/garments/format-length";
import * as messages from "~/messages/en/garments";
import type { ListingChange } from "./facets/chips";
import { comparisonFacet } from "./facets/facet-counts";
import type { ListingNotice } from "./listing-page";

const key = "measurements";

/** Puts the products that are closest to the garment first, and leaves out those that differ by more. */
export function nearFilters({ near, within }: Pick<ListingParameters, "near" | "within">): ProductFilter[] {
  const lengths = lengthsOfNear(near ?? "");
  if (Object.keys(lengths).length === 0) return [];
  const value = { near: lengths, ...(within && { within: Number(within) }) };
  return [metafieldFilter(key, JSON.stringify(value))];
}

export interface Compared {
  readonly measured: number;
  readonly unmeasured: number;
}

/** Null if the service does not compare. */
export function comparedOf(facets: readonly FacetFragment[]): Compared | null {
  const values = facets.find(({ id }) => id === comparisonFacet)?.values;
  return values ? { measured: values[0]?.count ?? 0, unmeasured: values[1]?.count ?? 0 } : null;
}

/** The facet that a service which compares would have. */
export function comparisonOf({ measured, unmeasured }: Compared): FacetFragment {
  const values = [measured, unmeasured].map((count, at) => ({
    id: `${comparisonFacet}.${1 - at}`,
    label: "",
    count,
    input: "{}",
  }));
  return { id: comparisonFacet, label: "", values };
}

/** Remove the garment and the distance. */
export function nearChips({ near, within }: ListingParameters): ListingChange[] {
  if (!near) return [];
  return [
    { label: messages.closestToYours, change: { near: null, within: null } },
    ...(within ? [{ label: messages.within(inMarketUnit(Number(within))), change: { within: null } }] : []),
  ];
}

/** Says what is compared and what comes last, and links to a shorter list. */
export function nearNotices(own: ListingParameters, { measured, unmeasured }: Compared): ListingNotice[] {
  if (!own.near) return [];
  const lengths = lengthsOfNear(own.near);
  const yours = lengthNames.flatMap((name) =>
    lengths[name] === undefined
      ? []
      : [messages.lengthOf(messages.labels[name], inMarketUnit(lengths[name]))],
  );
  const order = unmeasured > 0 ? messages.unmeasuredLast(unmeasured) : messages.closestFirst;
  const text = `${messages.comparedWith(yours.join(", "))} ${order}`;
  const nearer = distances.find((inches) => Number(inches) < Number(own.within ?? Infinity));
  if (nearer === undefined || measured === 0) return [{ text }];
  const label = messages.onlyWithin(inMarketUnit(Number(nearer)));
  return [{ text: `${text} `, link: { label, change: { within: nearer } } }];
}

/** Why a listing is not compared with its garment. Only the platform knows what a text or some filters find. */
export type NotCompared = "never" | "failed" | "text" | "order" | "filters";

/** Says so, and links to what can be compared. */
export function notComparedNotice(
  reason: NotCompared,
  { near, within }: Pick<ListingParameters, "near" | "within">,
): ListingNotice {
  const changes: Record<NotCompared, Partial<ListingParameters> | null> = {
    never: null,
    failed: { near, within },
    text: { near, within, text: "", sort: null },
    order: { near, within, sort: null },
    filters: { ...everything, near, within },
  };
  const { text, label } = messages.notCompared[reason];
  const change = changes[reason];
  return change ? { text: `${text} `, link: { label, change } } : { text };
}

/** Addresses have inches; shoppers outside the United States read centimeters. */
function inMarketUnit(inches: number): string {
  if (market().country === "US") return formatLength(inches, "in");
  return formatLength(Math.round(inches * centimetersPerInch * 2) / 2, "cm");
}
