import type { FilterGroup } from "./filter-groups.ts";
import type { IndexedProduct, IndexedVariant } from "./indexed-product.ts";

/**
 * How a product fares with a set of filter groups, as a number of bits:
 * `passes` when it passes all; otherwise the bits of those groups of which it would be enough to drop one (any one of
 * them); 0 when no single group stands between it and the result. This is what counting facets rests on: a product
 * counts for a facet when it passes all the *other* facets' groups.
 */
export type Verdict = number;

export const passes: Verdict = -1;

export interface Judge {
  /** A group's bit in a verdict, 0 for a facet that is not filtered by. */
  readonly bitOf: (facet: string) => number;
  readonly verdict: (product: IndexedProduct) => Verdict;
  /** Whether a variant passes every variant group but those of the given bits. */
  readonly variantPasses: (variant: IndexedVariant, but: number) => boolean;
}

export function judgeBy(groups: readonly FilterGroup[]): Judge {
  const numbered = groups.map((group, place) => ({ ...group, bit: 2 ** place }));
  const ofProduct = numbered.flatMap(({ product, bit }) => (product ? { test: product, bit } : []));
  const ofVariant = numbered.flatMap(({ variant, bit }) => (variant ? { test: variant, bit } : []));

  function variantFailures(variant: IndexedVariant): number {
    let failed = 0;
    for (const { test, bit } of ofVariant) if (!test(variant)) failed |= bit;
    return failed;
  }

  /** The bits of groups that, each alone, keep all variants out; `passes` when a variant is in. */
  function variantVerdict({ variants }: IndexedProduct): Verdict {
    let single = 0;
    for (const variant of variants) {
      const failed = variantFailures(variant);
      if (failed === 0) return passes;
      if (isSingleBit(failed)) single |= failed;
    }
    return single;
  }

  function verdict(product: IndexedProduct): Verdict {
    let failed = 0;
    for (const { test, bit } of ofProduct) {
      if (test(product)) continue;
      if (failed !== 0) return 0;
      failed = bit;
    }
    const variants = ofVariant.length === 0 ? passes : variantVerdict(product);
    if (failed === 0) return variants;
    return variants === passes ? failed : 0;
  }

  const bits = new Map(numbered.map(({ facet, bit }) => [facet, bit]));
  return {
    bitOf: (facet) => bits.get(facet) ?? 0,
    verdict,
    variantPasses: (variant, but) => (variantFailures(variant) & ~but) === 0,
  };
}

function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
