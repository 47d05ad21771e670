import { parseSize, includesSize } from "~/shopper/sizes/parse-size";
import type { SizeType } from "~/shopper/sizes/load-size-types";
import * as messages from "~/messages/en/listing";
import type { FacetCounts, ListingFacetOption } from "./listing-facet";

/** The sizes of one size system that a listing's products have. A null slug is for sizes outside all systems. */
export interface SizeGroup {
  readonly slug: string | null;
  readonly name: string;
  readonly sizes: readonly string[];
}

/** `counts` must not be filtered by size. `chosen` limits the size systems. Empty without size systems. */
export function sizeGroups(
  types: readonly SizeType[],
  counts: FacetCounts,
  chosen: readonly string[],
): SizeGroup[] {
  const offered = offeredBy(counts, "size");
  const present = new Set(offeredBy(counts, "size_type").map((label) => label.toLowerCase()));
  const groups = types
    .filter(({ slug }) => present.has(slug) && (chosen.length === 0 || chosen.includes(slug)))
    .map(({ slug, name, sizes }) => ({ slug, name, sizes: sizes.filter((size) => offered.includes(size)) }))
    .filter(({ sizes }) => sizes.length > 0);
  if (groups.length === 0) return [];
  const others = offered.filter((size) => groups.every(({ sizes }) => !sizes.includes(size)));
  return others.length > 0 ? [...groups, { slug: null, name: messages.otherSizes, sizes: others }] : groups;
}

function offeredBy(counts: FacetCounts, facet: string): string[] {
  const values = counts.find(([name]) => name === facet)?.[1] ?? [];
  return values.filter(([, count]) => count > 0).map(([label]) => label);
}

/** Names a value's size system if there are several ("shoes_us_m.8"): size 8 shoes are not size 8 dresses. */
export function groupedSizes(
  groups: readonly SizeGroup[],
  counts: readonly (readonly [string, number])[],
  selected: readonly string[],
): ListingFacetOption[] {
  return groups.flatMap(({ slug, name, sizes }) =>
    sizes.map((size) => {
      const isShared = groups.filter((group) => group.sizes.includes(size)).length > 1;
      const count = counts.find(([label]) => label === size)?.[1] ?? 0;
      return {
        value: slug !== null && groups.length > 1 ? `${slug}.${size}` : size,
        label: size,
        count,
        // The service adds up a size's counts over all systems.
        isCountShared: isShared,
        isSelected: selected.some((chosen) => includesSize(chosen, slug, size)),
        group: name,
      };
    }),
  );
}

/** The size systems of the chosen sizes; empty if any of these sizes has none. */
export function sizeTypesOf(sizes: readonly string[]): string[] {
  const types = sizes.map((value) => parseSize(value).type);
  return types.includes(null) ? [] : [...new Set(types.filter((type) => type !== null))];
}
