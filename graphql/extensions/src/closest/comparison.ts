import { distanceTo, farthestWithin, incomparable } from "@circlet/service-kit/garment-distance";
import type { GarmentLengths } from "@circlet/service-kit/garment-lengths";
import { fieldOf, type SearchConditions } from "../alerts/in-time/conditions.ts";
import { afterVariant, type ComparedColumns, isForSaleAt, termsAt } from "./compared-columns.ts";
import { keyOf, OrderedKeys } from "./ordered-keys.ts";
import { forSale, type TermCodes } from "./term-codes.ts";

export interface ClosestQuery {
  readonly garment: GarmentLengths;
  /** Inches. Null for any distance. */
  readonly within: number | null;
  readonly conditions: SearchConditions;
  /** Whether only variants for sale count. */
  readonly isForSale: boolean;
}

/** Each condition is one bit of an integer. */
const mostConditions = 30;

/** Whether the conditions are few enough to be checked. */
export function canCompare({ conditions: { product, variant } }: ClosestQuery): boolean {
  return product.length + variant.length + 3 <= mostConditions;
}

/**
 * Compares products with a garment. Of a product's variants, the nearest that has all conditions counts; those that are sold
 * out count only if none is for sale.
 */
export class Comparison {
  readonly #columns: ComparedColumns;
  readonly #codes: TermCodes;
  /** By code, the bit of the condition that the term fulfills. */
  readonly #fulfills: Int32Array;
  readonly #bitOfField = new Map<string, number>();
  readonly #productMask: number;
  readonly #variantMask: number;
  readonly #withinBit: number;
  readonly #farthest: number;
  readonly #distanceOf: ReturnType<typeof distanceTo>;
  readonly #forSale: number;
  #bits = 0;
  /** The distance of the variant that was checked last. */
  #distance = incomparable;

  constructor(query: ClosestQuery, columns: ComparedColumns, codes: TermCodes) {
    const { garment, within, conditions, isForSale } = query;
    this.#columns = columns;
    this.#codes = codes;
    this.#fulfills = new Int32Array(codes.size);
    const found = (group: readonly string[]) => group.flatMap((term) => codes.find(term) ?? []);
    const maskOf = (groups: readonly (readonly string[])[]) =>
      groups.reduce((mask, group) => mask | this.#require(fieldOf(group[0] ?? ""), found(group)), 0);
    this.#productMask = maskOf(conditions.product);
    const ofTerms = maskOf([...conditions.variant, ...(isForSale ? [[forSale]] : [])]);
    const { prices } = conditions;
    const fits = (price: number) => prices.some(({ min, max }) => price >= min && price <= (max ?? Infinity));
    const ofPrice = prices.length === 0 ? 0 : this.#require("price", codes.pricesThat(fits));
    this.#withinBit = within === null ? 0 : this.#require("within", []);
    this.#variantMask = ofTerms | ofPrice | this.#withinBit;
    this.#farthest = within === null ? incomparable : farthestWithin(within);
    this.#distanceOf = distanceTo(garment);
    this.#forSale = codes.find(forSale) ?? -1;
  }

  #require(field: string, codes: readonly number[]): number {
    const bit = 2 ** this.#bits;
    this.#bits += 1;
    this.#bitOfField.set(field, bit);
    for (const code of codes) this.#fulfills[code] = bit;
    return bit;
  }

  /** The distance, and the place among the newest, of each product that has all conditions. */
  closest(): { readonly keys: OrderedKeys; readonly measured: number } {
    const { data, starts, ends } = this.#columns;
    const { places } = this.#columns.places();
    const keys = new Float64Array(starts.length);
    let found = 0;
    let measured = 0;
    for (let slot = 0; slot < starts.length; slot += 1) {
      const distance = this.#nearest(data, starts[slot] ?? 0, ends[slot] ?? 0);
      if (distance === null) continue;
      keys[found] = keyOf(distance, places[slot] ?? 0);
      found += 1;
      if (distance !== incomparable) measured += 1;
    }
    return { keys: new OrderedKeys(keys.subarray(0, found)), measured };
  }

  /** Null if no variant has all conditions. */
  #nearest(data: Int32Array, start: number, end: number): number | null {
    if (start === end || this.#failedOfProduct(data, start) !== 0) return null;
    let nearest: number | null = null;
    for (let at = firstVariant(data, start); at < end; at = afterVariant(data, at)) {
      if (this.#failedOfVariant(data, start, at) !== 0) continue;
      nearest = nearest === null || this.#distance < nearest ? this.#distance : nearest;
    }
    return nearest;
  }

  /**
   * By code, how many products the listing would have with this term as the only one of its field: they have all conditions
   * of other fields.
   */
  counts(): Int32Array {
    const { data, starts, ends } = this.#columns;
    const counts = new Int32Array(this.#codes.size);
    const countedIn = new Int32Array(this.#codes.size).fill(-1);
    const bits = this.#codes.bitsOfFields(this.#bitOfField);
    /** Counts the terms of fields with the bit, and all if it is 0. */
    const count = (slot: number, at: number, bit: number) => {
      const last = at + (data[at - 1] ?? 0);
      for (let each = at; each < last; each += 1) {
        const code = data[each] ?? 0;
        if (countedIn[code] === slot || (bit !== 0 && bits[code] !== bit)) continue;
        countedIn[code] = slot;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    };
    for (let slot = 0; slot < starts.length; slot += 1) {
      const start = starts[slot] ?? 0;
      const end = ends[slot] ?? 0;
      if (start === end) continue;
      const failedOfProduct = this.#failedOfProduct(data, start);
      if (!isSingleBit(failedOfProduct)) continue;
      for (let at = firstVariant(data, start); at < end; at = afterVariant(data, at)) {
        const failed = failedOfProduct | this.#failedOfVariant(data, start, at);
        if (!isSingleBit(failed)) continue;
        count(slot, start + termsAt, failed);
        count(slot, at + 1, failed);
      }
    }
    return counts;
  }

  /** The bits of the conditions that a product does not fulfill. */
  #failedOfProduct(data: Int32Array, start: number): number {
    return this.#productMask === 0 ? 0 : this.#productMask & ~this.#fulfilled(data, start + termsAt);
  }

  #failedOfVariant(data: Int32Array, start: number, at: number): number {
    let fulfilled = this.#variantMask === 0 ? 0 : this.#fulfilled(data, at + 1);
    const afterTerms = at + 1 + (data[at] ?? 0);
    // The term of variants for sale is the last.
    const counts = data[start + isForSaleAt] === 0 || data[afterTerms - 1] === this.#forSale;
    this.#distance = counts ? this.#distanceOf(data, afterTerms) : incomparable;
    if (counts && (this.#distance <= this.#farthest || this.#distance === incomparable))
      fulfilled |= this.#withinBit;
    return this.#variantMask & ~fulfilled;
  }

  #fulfilled(data: Int32Array, at: number): number {
    let fulfilled = 0;
    const last = at + (data[at - 1] ?? 0);
    for (let each = at; each < last; each += 1) fulfilled |= this.#fulfills[data[each] ?? 0] ?? 0;
    return fulfilled;
  }
}

function firstVariant(data: Int32Array, start: number): number {
  return start + termsAt + (data[start + termsAt - 1] ?? 0);
}

/** Returns true for 0, too. */
function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
