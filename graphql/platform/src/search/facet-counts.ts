import type { ProductList, Snapshot } from "./catalogue-index.ts";
import { facetIds } from "./facet-definition.ts";
import { type Judge, passes, type Verdict } from "./filter-verdict.ts";

/** How many products each facet value would find, with the other facets' filters and without its own facet's. */
export interface FacetCounts {
  /** By code. */
  readonly counts: Int32Array;
  readonly inStock: number;
  readonly outOfStock: number;
  /** Products whatever their price, and the highest price among them in cents. */
  readonly priced: number;
  readonly maxPrice: number;
}

/**
 * Counts in one pass over the products that the search text or the collection holds.
 *
 * @param verdicts on the products, in their order
 */
export function countFacets(
  { slots }: ProductList,
  verdicts: Int32Array,
  judge: Judge,
  snapshot: Snapshot,
): FacetCounts {
  const counter = new Counter(judge, snapshot);
  for (let index = 0; index < slots.length; index += 1) {
    const verdict = verdicts[index] ?? 0;
    if (verdict !== 0) counter.count(slots[index] ?? 0, verdict);
  }
  return counter.result();
}

class Counter {
  readonly #judge: Judge;
  readonly #snapshot: Snapshot;
  readonly #counts: Int32Array;
  /** By code: whether the value is an option's. */
  readonly #ofOption: Uint8Array;
  /** By code: the last product an option's value was counted for. */
  readonly #countedFor: Int32Array;
  /** The bits of filters on options. */
  readonly #optionBits: number;
  readonly #availabilityBit: number;
  readonly #priceBit: number;
  #product = 0;
  #inStock = 0;
  #outOfStock = 0;
  #priced = 0;
  #maxPrice = 0;

  constructor(judge: Judge, snapshot: Snapshot) {
    const { values } = snapshot.dictionary;
    this.#judge = judge;
    this.#snapshot = snapshot;
    this.#counts = new Int32Array(values.length);
    this.#ofOption = Uint8Array.from(values, ({ facet }) => (facet.startsWith("filter.v.") ? 1 : 0));
    this.#countedFor = new Int32Array(values.length);
    this.#optionBits = values.reduce(
      (bits, { code }) => (this.#ofOption[code] ? bits | (judge.bits[code] ?? 0) : bits),
      0,
    );
    this.#availabilityBit = judge.bitOf(facetIds.availability);
    this.#priceBit = judge.bitOf(facetIds.price);
  }

  count(slot: number, verdict: Verdict): void {
    // With filters on variants, an option's value counts when a variant that has it passes the others.
    const byVariant = this.#judge.variantMask !== 0 && !this.#hasOneVariant(slot);
    this.#countValues(slot, verdict, byVariant);
    if (byVariant && (verdict === passes || (verdict & this.#optionBits) !== 0))
      this.#countOptions(slot, verdict);
    if (verdict === passes || (verdict & this.#availabilityBit) !== 0) this.#countStock(slot);
    if (verdict === passes || (verdict & this.#priceBit) !== 0) this.#countPrice(slot);
  }

  result(): FacetCounts {
    return {
      counts: this.#counts,
      inStock: this.#inStock,
      outOfStock: this.#outOfStock,
      priced: this.#priced,
      maxPrice: this.#maxPrice,
    };
  }

  #hasOneVariant(slot: number): boolean {
    const { data, start, end } = this.#snapshot.columns.variants;
    const first = start[slot] ?? 0;
    return first + 3 + (data[first + 2] ?? 0) >= (end[slot] ?? 0);
  }

  #countValues(slot: number, verdict: Verdict, butOptions: boolean): void {
    const { data, start, end } = this.#snapshot.columns.values;
    const { bits } = this.#judge;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 1) {
      const code = data[at] ?? 0;
      if (butOptions && this.#ofOption[code] === 1) continue;
      if (verdict === passes || (verdict & (bits[code] ?? 0)) !== 0) increment(this.#counts, code);
    }
  }

  /** Each value once, however many variants have it. */
  #countOptions(slot: number, verdict: Verdict): void {
    const { data, start, end } = this.#snapshot.columns.variants;
    const { bits, variantFailures } = this.#judge;
    this.#product += 1;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) {
      const failed = variantFailures(at);
      for (let place = at + 3; place < at + 3 + (data[at + 2] ?? 0); place += 1) {
        const code = data[place] ?? 0;
        const bit = bits[code] ?? 0;
        if ((failed & ~bit) !== 0 || (verdict !== passes && (verdict & bit) === 0)) continue;
        if (this.#countedFor[code] === this.#product) continue;
        this.#countedFor[code] = this.#product;
        increment(this.#counts, code);
      }
    }
  }

  #countPrice(slot: number): void {
    const { data, start, end } = this.#snapshot.columns.variants;
    this.#priced += 1;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) {
      this.#maxPrice = Math.max(this.#maxPrice, data[at] ?? 0);
    }
  }

  /** A product is in stock for this facet when a variant that the other filters let through is. */
  #countStock(slot: number): void {
    const { data, start, end } = this.#snapshot.columns.variants;
    let inStock = false;
    let outOfStock = false;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) {
      if ((this.#judge.variantFailures(at) & ~this.#availabilityBit) !== 0) continue;
      if (data[at + 1] === 1) inStock = true;
      else outOfStock = true;
    }
    if (inStock) this.#inStock += 1;
    if (outOfStock) this.#outOfStock += 1;
  }
}

function increment(counts: Int32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
