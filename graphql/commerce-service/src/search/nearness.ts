import { type GarmentLengths, lengthNames } from "@circlet/service-kit/garment-lengths";
import * as v from "valibot";
import { type NumberedGroup, VariantJudge } from "./facets/filter-verdict.ts";
import type { ProductList, Snapshot } from "./index/catalog-index.ts";
import { hundredths, measuredLengths } from "./measurements.ts";
import type { ProductFilter } from "./product-filter.ts";
import { metafieldFacetId } from "./facets/facet-ids.ts";

const field = { namespace: "product_information", key: "measurements" } as const;

/** The facet that says how many products of a listing have the lengths that are compared. */
export const measurementsFacet = metafieldFacetId(field.namespace, field.key);

/** What products are compared with: a garment's lengths, and how many inches each may differ. Null means any. */
export interface Near {
  readonly lengths: GarmentLengths;
  readonly within: number | null;
}

const inches = v.pipe(v.number(), v.minValue(0.1), v.maxValue(200));
const length = v.optional(inches);
const nearJson = v.pipe(
  v.string(),
  v.maxLength(300),
  v.parseJson(),
  v.pipe(
    v.strictObject({
      near: v.strictObject({
        chest: length,
        waist: length,
        hips: length,
        length,
        inseam: length,
        sleeve: length,
      }),
      within: v.optional(inches),
    }),
    v.transform(({ near, within = null }): Near => ({ lengths: near as GarmentLengths, within })),
  ),
);

/** The filter that compares products: the metafield `measurements` with a garment as its value. */
export function nearFilter(near: GarmentLengths): ProductFilter {
  return { productMetafield: { ...field, value: JSON.stringify({ near }) } };
}

/** Takes the comparison out of the filters. The last one counts. */
export function splitNear(filters: readonly ProductFilter[]) {
  const read = filters.map((filter) => ({ filter, near: nearOf(filter) }));
  return {
    near: read.findLast(({ near }) => near !== null)?.near ?? null,
    others: read.filter(({ near }) => near === null).map(({ filter }) => filter),
  };
}

function nearOf({ productMetafield }: ProductFilter): Near | null {
  if (productMetafield?.namespace !== field.namespace || productMetafield.key !== field.key) return null;
  const { success, output } = v.safeParse(nearJson, productMetafield.value);
  return success ? output : null;
}

/** The difference of products without any of the lengths: they come last. */
export const unmeasured = 1_000_000;

/** How far each product is from a garment, by slot, in hundredths of an inch. */
export interface Nearness {
  /** The same for the same garment. */
  readonly key: string;
  /** The largest difference of a length. */
  readonly largest: Float64Array;
  /** The average difference. */
  readonly mean: Float64Array;
}

/**
 * Compares the lengths that both have. Of a product's variants, the nearest of those that pass the filters counts; sold-out
 * ones only if none is for sale.
 */
export function nearnessOn(
  { slots }: Pick<ProductList, "slots">,
  near: Near,
  groups: readonly NumberedGroup[],
  snapshot: Pick<Snapshot, "bySlot" | "columns" | "dictionary">,
): Nearness {
  const { bySlot, columns } = snapshot;
  const judge = new VariantJudge(groups, snapshot);
  const own = Int32Array.from(lengthNames, (name) => hundredths(near.lengths[name]));
  const compared = lengthNames.map((_, index) => index).filter((index) => own[index] !== 0);
  const largest = new Float64Array(bySlot.length).fill(unmeasured);
  const mean = new Float64Array(bySlot.length).fill(unmeasured);
  const { variants, lengths } = columns;
  for (const slot of slots) {
    let row = lengths.start[slot] ?? 0;
    if (row === (lengths.end[slot] ?? 0)) continue;
    const isForSale = bySlot[slot]?.available === true;
    const last = variants.end[slot] ?? 0;
    for (let at = variants.start[slot] ?? 0; at < last; at += 3 + (variants.data[at + 2] ?? 0)) {
      const measured = row;
      row += measuredLengths;
      if ((isForSale && variants.data[at + 1] !== 1) || judge.failures(at) !== 0) continue;
      let most = 0;
      let sum = 0;
      let common = 0;
      for (const index of compared) {
        const its = lengths.data[measured + index] ?? 0;
        if (its === 0) continue;
        const difference = Math.abs(its - (own[index] ?? 0));
        if (difference > most) most = difference;
        sum += difference;
        common += 1;
      }
      if (common === 0) continue;
      const average = sum / common;
      const before = largest[slot] ?? unmeasured;
      if (most < before || (most === before && average < (mean[slot] ?? unmeasured))) {
        largest[slot] = most;
        mean[slot] = average;
      }
    }
  }
  return { key: own.join(), largest, mean };
}

/** The slots of products within the distance, and of those that cannot be compared. */
export function slotsWithin({ largest }: Nearness, slots: Int32Array, within: number): Int32Array {
  const most = hundredths(within);
  return slots.filter((slot) => {
    const difference = largest[slot] ?? unmeasured;
    return difference <= most || difference === unmeasured;
  });
}
