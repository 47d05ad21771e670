import type { ProductList, Snapshot } from "../index/catalog-index.ts";
import { facetIds } from "./facet-ids.ts";
import { type NumberedGroup, passes, type Verdict, VariantJudge } from "./filter-verdict.ts";

export interface ProductCounts {
  /** By code. */
  readonly counts: Int32Array;
  readonly inStock: number;
  readonly outOfStock: number;
  /** The number of products at any price, and their highest price in cents. */
  readonly priced: number;
  readonly maxPrice: number;
}

export function countFacets(
  { slots }: ProductList,
  verdicts: Int32Array,
  groups: readonly NumberedGroup[],
  snapshot: Snapshot,
): ProductCounts {
  const counter = new Counter(groups, snapshot);
  for (const slot of slots) {
    const verdict = verdicts[slot] ?? 0;
    if (verdict !== 0) counter.count(slot, verdict);
  }
  for (const group of groups) if (!group.ofVariant) counter.countExcluded(group, verdicts);
  return counter.result();
}

class Counter {
  readonly #snapshot: Snapshot;
  readonly #variants: VariantJudge;
  readonly #counts: Int32Array;
  /** Whether each value, by its code, belongs to an option. */
  readonly #ofOption: Uint8Array;
  /** By code: the last product counted for an option value. */
  readonly #countedFor: Int32Array;
  /** The bit of the facet's group, by the code of the option value. */
  readonly #optionBits: Int32Array;
  readonly #optionMask: number;
  readonly #availabilityBit: number;
  readonly #priceBit: number;
  #product = 0;
  #inStock = 0;
  #outOfStock = 0;
  #priced = 0;
  #maxPrice = 0;

  constructor(groups: readonly NumberedGroup[], snapshot: Snapshot) {
    const { values } = snapshot.dictionary;
    const options = new Map(groups.flatMap(({ ofVariant, facet, bit }) => (ofVariant ? [[facet, bit]] : [])));
    this.#snapshot = snapshot;
    this.#variants = new VariantJudge(groups, snapshot);
    this.#counts = new Int32Array(values.length);
    this.#ofOption = Uint8Array.from(values, ({ facet }) => (facet.startsWith("filter.v.") ? 1 : 0));
    this.#countedFor = new Int32Array(values.length);
    this.#optionBits = Int32Array.from(values, ({ facet }) => options.get(facet) ?? 0);
    this.#availabilityBit = options.get(facetIds.availability) ?? 0;
    this.#priceBit = options.get(facetIds.price) ?? 0;
    this.#optionMask = this.#optionBits.reduce((mask, bit) => mask | bit, 0);
  }

  count(slot: number, verdict: Verdict): void {
    // With variant filters, an option value counts if a variant that has it passes the other filters.
    const byVariant = this.#variants.mask !== 0;
    if (verdict === passes) this.#countValues(slot, byVariant);
    if (byVariant && (verdict === passes || (verdict & this.#optionMask) !== 0))
      this.#countOptions(slot, verdict);
    if (verdict === passes || (verdict & this.#availabilityBit) !== 0) this.#countStock(slot);
    if (verdict === passes || (verdict & this.#priceBit) !== 0) this.#countPrice(slot);
  }

  /** For each value of a facet, counts the products that only the facet's own filter excludes. */
  countExcluded({ facet, bit }: NumberedGroup, verdicts: Int32Array): void {
    const { dictionary, postings } = this.#snapshot;
    for (const { code } of dictionary.values.filter((value) => value.facet === facet)) {
      let count = 0;
      for (const slot of postings().of(code)) if (verdicts[slot] === bit) count += 1;
      increment(this.#counts, code, count);
    }
  }

  result(): ProductCounts {
    return {
      counts: this.#counts,
      inStock: this.#inStock,
      outOfStock: this.#outOfStock,
      priced: this.#priced,
      maxPrice: this.#maxPrice,
    };
  }

  #countValues(slot: number, butOptions: boolean): void {
    const { data, start, end } = this.#snapshot.columns.values;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 1) {
      const code = data[at] ?? 0;
      if (!butOptions || this.#ofOption[code] === 0) increment(this.#counts, code);
    }
  }

  /** Counts each value once, however many variants have it. */
  #countOptions(slot: number, verdict: Verdict): void {
    const { data, start, end } = this.#snapshot.columns.variants;
    this.#product += 1;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) {
      const failed = this.#variants.failures(at);
      for (let place = at + 3; place < at + 3 + (data[at + 2] ?? 0); place += 1) {
        const code = data[place] ?? 0;
        const bit = this.#optionBits[code] ?? 0;
        if ((failed & ~bit) !== 0 || (verdict !== passes && (verdict & bit) === 0)) continue;
        if (this.#countedFor[code] === this.#product) continue;
        this.#countedFor[code] = this.#product;
        increment(this.#counts, code, 1);
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

  /** For this facet, a product is in stock if a variant that passes the other filters is. */
  #countStock(slot: number): void {
    const { data, start, end } = this.#snapshot.columns.variants;
    let inStock = false;
    let outOfStock = false;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) {
      if ((this.#variants.failures(at) & ~this.#availabilityBit) !== 0) continue;
      if (data[at + 1] === 1) inStock = true;
      else outOfStock = true;
    }
    if (inStock) this.#inStock += 1;
    if (outOfStock) this.#outOfStock += 1;
  }
}

function increment(counts: Int32Array, code: number, amount = 1): void {
  counts[code] = (counts[code] ?? 0) + amount;
}
