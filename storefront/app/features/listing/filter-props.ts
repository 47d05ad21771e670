import type { FilterPanelProps } from "@circlet/design-system";
import { priceCeilings } from "~/lib/constants";
import { changeListing, writeListing } from "~/lib/listing-parameters";
import type { ListingPage } from "./listing-page";

const kinds = { color: "color", size: "size" } as const;

/** A listing's filters as the design system shows them. */
export function filterProps({ place, parameters, facets, filterHidden }: ListingPage): FilterPanelProps {
  return {
    action: place.path,
    hidden: filterHidden,
    facets: facets.map(({ name, label, options }) => ({
      name,
      title: label,
      kind: name in kinds ? kinds[name as keyof typeof kinds] : "list",
      options: options.map(({ value, label, count, isSelected, hex }) => ({
        value,
        label,
        count,
        selected: isSelected,
        ...(hex !== undefined && { swatch: hex }),
      })),
    })),
    price: { min: parameters.minPrice ?? "", max: parameters.maxPrice ?? "" },
    quickPrices: priceCeilings.map((under) => {
      const isCurrent = parameters.maxPrice === String(under) && parameters.minPrice === null;
      const price = { minPrice: null, maxPrice: isCurrent ? null : String(under) };
      return { under, current: isCurrent, href: place.path + writeListing(changeListing(parameters, price)) };
    }),
  };
}
