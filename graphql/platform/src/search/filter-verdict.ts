import type { ProductList, Snapshot } from "./catalogue-index.ts";
import type { FilterGroup } from "./filter-groups.ts";

/**
 * How a product fares with a set of filter groups, as a number of bits:
 * `passes` when it passes all; otherwise the bits of those groups of which it would be enough to drop one (any one of
 * them); 0 when no single group stands between it and the result. This is what counting facets rests on: a product
 * counts for a facet when it passes all the *other* facets' groups.
 */
export type Verdict = number;

export const passes: Verdict = -1;

export interface Judge {
  /** Whether anything is filtered by at all. */
  readonly filters: boolean;
  /** By code of a facet value: the bit of its facet's group, 0 when its facet is not filtered by. */
  readonly bits: Int32Array;
  readonly bitOf: (facet: string) => number;
  readonly verdict: (slot: number) => Verdict;
  /** The bits of the variant groups that a variant fails; `at` is its place in the columns' variants. */
  readonly variantFailures: (at: number) => number;
  /** The bits of all variant groups. */
  readonly variantMask: number;
}

export function judgeBy(groups: readonly FilterGroup[], { columns, dictionary, bySlot }: Snapshot): Judge {
  const numbered = groups.map((group, place) => ({ ...group, bit: 2 ** place }));
  const facetBits = new Map(numbered.map(({ facet, bit }) => [facet, bit]));
  const bits = Int32Array.from(dictionary.values, ({ facet }) => facetBits.get(facet) ?? 0);
  /** By code: the group's bit when the value is one of those chosen. */
  const wanted = new Int32Array(dictionary.values.length);
  for (const { codes, bit } of numbered) for (const code of codes) wanted[code] = bit;

  const maskOf = (ofVariant: boolean): number =>
    numbered.reduce((mask, group) => (group.ofVariant === ofVariant ? mask | group.bit : mask), 0);
  const productMask = maskOf(false);
  const variantMask = maskOf(true);
  const byId = numbered.flatMap(({ ids, bit }) => (ids ? [{ ids, bit }] : []));
  const { variants } = columns;
  const { data, start, end } = columns.values;

  function productFailures(slot: number): number {
    let passed = 0;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 1) passed |= wanted[data[at] ?? 0] ?? 0;
    for (const { ids, bit } of byId) if (ids.has(bySlot[slot]?.id ?? 0)) passed |= bit;
    return productMask & ~passed;
  }

  const variantFailures = variantTest(numbered, wanted, variantMask, variants);

  /** The bits of groups that, each alone, keep all variants out; `passes` when a variant is in. */
  function variantVerdict(slot: number): Verdict {
    let single = 0;
    const last = variants.end[slot] ?? 0;
    for (let at = variants.start[slot] ?? 0; at < last; at += 3 + (variants.data[at + 2] ?? 0)) {
      const failed = variantFailures(at);
      if (failed === 0) return passes;
      if (isSingleBit(failed)) single |= failed;
    }
    return single;
  }

  function verdict(slot: number): Verdict {
    const failed = productMask === 0 ? 0 : productFailures(slot);
    if (!isSingleBit(failed)) return 0;
    const ofVariants = variantMask === 0 ? passes : variantVerdict(slot);
    if (failed === 0) return ofVariants;
    return ofVariants === passes ? failed : 0;
  }

  const filters = groups.length > 0;
  return {
    filters,
    bits,
    bitOf: (facet) => facetBits.get(facet) ?? 0,
    verdict,
    variantFailures,
    variantMask,
  };
}

function variantTest(
  groups: readonly (FilterGroup & { readonly bit: number })[],
  wanted: Int32Array,
  mask: number,
  { data }: Snapshot["columns"]["variants"],
): (at: number) => number {
  const availability = groups.find(({ available }) => available);
  const bitIfAvailable = availability?.available?.has(true) ? availability.bit : 0;
  const bitIfSoldOut = availability?.available?.has(false) ? availability.bit : 0;
  const price = groups.find(({ ranges }) => ranges);
  const ranges = price?.ranges ?? [];
  const priceBit = price?.bit ?? 0;
  return (at) => {
    let passed = data[at + 1] === 1 ? bitIfAvailable : bitIfSoldOut;
    const cents = data[at] ?? 0;
    for (const { min, max } of ranges) if (cents >= min && cents <= max) passed |= priceBit;
    const last = at + 3 + (data[at + 2] ?? 0);
    for (let place = at + 3; place < last; place += 1) passed |= wanted[data[place] ?? 0] ?? 0;
    return mask & ~passed;
  };
}

/** The verdict on each product, in their order. */
export function verdictsOn({ slots }: ProductList, judge: Judge): Int32Array {
  return judge.filters ? slots.map(judge.verdict) : new Int32Array(slots.length).fill(passes);
}

/** Also true of no bit at all. */
function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
