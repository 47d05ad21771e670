import type { FilterPanelProps } from "@circlet/design-system";
import { priceCeilings } from "~/shop/constants";
import { market } from "~/shop/market";
import { writeListing } from "~/shop/listing-parameters";
import type { ListingPage } from "../listing-page";
import type { ListingFacetOption } from "./listing-facet";

/** Facets that start open. Others open if they have a selection or the URL says so. */
const startOpen: ReadonlySet<string> = new Set(["department", "category", "condition"]);

const openParameter = "open";

/** The id by which the toolbar's button opens the filters on phones, even without JavaScript. */
export const filtersId = "filters";

export function openFacet(search: string): string | null {
  return new URLSearchParams(search).get(openParameter);
}

export function filterProps(
  { definition, parameters, hrefOf, facets, hiddenFields }: ListingPage,
  opened: string | null,
): FilterPanelProps {
  const search = writeListing(parameters);
  const openHref = (name: string) =>
    `${definition.path}${search || "?"}${search && "&"}${openParameter}=${name}#${filtersId}`;
  return {
    action: definition.path,
    hidden: hiddenFields,
    facets: facets.map(({ name, label, options }) => ({
      name,
      title: label,
      open: startOpen.has(name) || name === opened || options.some(({ isSelected }) => isSelected),
      openHref: openHref(name),
      kind: kindOf(name, options),
      options: options.map(({ value, label, count, isCountShared, isSelected, hex, group }) => ({
        value,
        label,
        count: isCountShared ? undefined : count,
        selected: isSelected,
        group,
        ...(hex !== undefined && { swatch: hex }),
      })),
    })),
    price: { min: parameters.minPrice ?? "", max: parameters.maxPrice ?? "" },
    quickPrices: priceCeilings.map((ceiling) => {
      const under = ceiling * market().priceScale;
      const isCurrent = parameters.maxPrice === String(under) && parameters.minPrice === null;
      const price = { minPrice: null, maxPrice: isCurrent ? null : String(under) };
      return {
        under,
        current: isCurrent,
        href: hrefOf(price),
      };
    }),
  };
}

function kindOf(name: string, [first]: readonly ListingFacetOption[]): "list" | "color" | "size" {
  if (name === "size") return "size";
  return first?.hex === undefined ? "list" : "color";
}
