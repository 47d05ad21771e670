import type { Snapshot } from "./catalogue-index.ts";
import { facetIds } from "./facet-definition.ts";
import { type Judge, passes } from "./filter-verdict.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/** How many products each facet value would find, with the other facets' filters and without its own facet's. */
export interface FacetCounts {
  /** By code. */
  readonly counts: Int32Array;
  /** By code: how many products have the value before any filter. What none has is not offered. */
  readonly base: Int32Array;
  readonly inStock: number;
  readonly outOfStock: number;
  /** Products whatever their price, and the highest price among them in cents. */
  readonly priced: number;
  readonly maxPrice: number;
}

/** Counts in one pass over the products that the search text or the collection holds. */
export function countFacets(
  base: readonly IndexedProduct[],
  judge: Judge,
  { dictionary }: Snapshot,
): FacetCounts {
  const { values } = dictionary;
  const bits = Int32Array.from(values, ({ facet }) => judge.bitOf(facet));
  const tally = new Tally(values.length);
  const availabilityBit = judge.bitOf(facetIds.availability);
  const priceBit = judge.bitOf(facetIds.price);
  const totals = { inStock: 0, outOfStock: 0, priced: 0, maxPrice: 0 };

  for (const product of base) {
    const verdict = judge.verdict(product);
    tally.next();
    for (const code of product.values)
      tally.see(code, verdict === passes || (verdict & (bits[code] ?? 0)) !== 0);
    for (const variant of product.variants) {
      for (const code of variant.values) {
        const bit = bits[code] ?? 0;
        const counted = verdict !== 0 && (verdict === passes || (verdict & bit) !== 0);
        tally.see(code, counted && judge.variantPasses(variant, bit));
      }
    }
    if (verdict === passes || (verdict & availabilityBit) !== 0) {
      // A product is in stock for this facet when a variant that the other filters let through is.
      const offered = product.variants.filter((variant) => judge.variantPasses(variant, availabilityBit));
      if (offered.some(({ available }) => available)) totals.inStock += 1;
      if (offered.some(({ available }) => !available)) totals.outOfStock += 1;
    }
    if (verdict === passes || (verdict & priceBit) !== 0) {
      totals.priced += 1;
      totals.maxPrice = Math.max(totals.maxPrice, product.maxPrice);
    }
  }
  return { counts: tally.counts, base: tally.base, ...totals };
}

/** Counts a value once a product, however many of its variants have it. */
class Tally {
  readonly counts: Int32Array;
  readonly base: Int32Array;
  readonly #countedFor: Int32Array;
  readonly #seenFor: Int32Array;
  #product = 0;

  constructor(size: number) {
    this.counts = new Int32Array(size);
    this.base = new Int32Array(size);
    this.#countedFor = new Int32Array(size);
    this.#seenFor = new Int32Array(size);
  }

  next(): void {
    this.#product += 1;
  }

  see(code: number, counted: boolean): void {
    if (this.#seenFor[code] !== this.#product) {
      this.#seenFor[code] = this.#product;
      this.base[code] = (this.base[code] ?? 0) + 1;
    }
    if (counted && this.#countedFor[code] !== this.#product) {
      this.#countedFor[code] = this.#product;
      this.counts[code] = (this.counts[code] ?? 0) + 1;
    }
  }
}
