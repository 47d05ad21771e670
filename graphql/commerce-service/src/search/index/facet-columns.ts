import { packedSize } from "@circlet/service-kit/garment-distance";
import type { IndexedVariant } from "./indexed-product.ts";
import { PackedLists } from "./packed-lists.ts";

const unknown = Array.from({ length: packedSize }, () => 0);

export class FacetColumns {
  /** Codes of a product's facet values, including its variants' options, without duplicates. */
  readonly values = new PackedLists();
  /** A product's variants in sequence: price, available (1 or 0), number of option values, their codes. */
  readonly variants = new PackedLists();
  /** The lengths of the variants in the same sequence, `packedSize` each. Empty if no variant was measured. */
  readonly lengths = new PackedLists();

  set(slot: number, values: readonly number[], variants: readonly IndexedVariant[]): void {
    const ofOptions = variants.flatMap((variant) => variant.values);
    this.values.set(slot, [...new Set([...values, ...ofOptions])]);
    this.variants.set(
      slot,
      variants.flatMap(({ price, available, values }) => [
        price,
        available ? 1 : 0,
        values.length,
        ...values,
      ]),
    );
    const isMeasured = variants.some(({ lengths }) => lengths !== null);
    this.lengths.set(slot, isMeasured ? variants.flatMap(({ lengths }) => lengths ?? unknown) : []);
  }

  clear(slot: number): void {
    this.values.set(slot, []);
    this.variants.set(slot, []);
    this.lengths.set(slot, []);
  }

  valuesOf(slot: number): Int32Array {
    const { data, start, end } = this.values;
    return data.subarray(start[slot], end[slot]);
  }

  pricesOf(slot: number): number[] {
    const { data, start, end } = this.variants;
    const prices: number[] = [];
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) prices.push(data[at] ?? 0);
    return prices;
  }
}
