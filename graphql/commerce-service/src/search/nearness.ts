import {
  distanceTo,
  farthestWithin,
  incomparable,
  packedSize,
  packLengths,
} from "@circlet/service-kit/garment-distance";
import type { GarmentLengths } from "@circlet/service-kit/garment-lengths";
import * as v from "valibot";
import type { FilterGroup } from "./facets/filter-groups.ts";
import { type NumberedGroup, VariantJudge } from "./facets/filter-verdict.ts";
import type { ProductList, Snapshot } from "./index/catalog-index.ts";
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

/** How far each product is from a garment, by slot. */
export interface Nearness {
  /** The same for the same garment. */
  readonly key: string;
  readonly distances: Uint32Array;
}

type Columns = Pick<Snapshot, "bySlot" | "columns" | "dictionary">;
type Slots = Pick<ProductList, "slots">;

/** Of a product's variants, the nearest of those that pass the filters counts; sold-out ones only if none is for sale. */
export function nearnessOn(
  { slots }: Slots,
  garment: GarmentLengths,
  groups: readonly NumberedGroup[],
  snapshot: Columns,
): Nearness {
  const { variants, lengths } = snapshot.columns;
  const judge = new VariantJudge(groups, snapshot);
  const distanceOf = distanceTo(garment);
  const distances = new Uint32Array(snapshot.bySlot.length).fill(incomparable);
  for (const slot of slots) {
    let row = lengths.start[slot] ?? 0;
    if (row === lengths.end[slot]) continue;
    let isForSale = false;
    let nearest = incomparable;
    const last = variants.end[slot] ?? 0;
    for (let at = variants.start[slot] ?? 0; at < last; at += 3 + (variants.data[at + 2] ?? 0)) {
      const isAvailable = variants.data[at + 1] === 1;
      if (isAvailable && !isForSale) {
        isForSale = true;
        nearest = incomparable;
      }
      if (isAvailable === isForSale && (judge.mask === 0 || judge.failures(at) === 0)) {
        const distance = distanceOf(lengths.data, row);
        if (distance < nearest) nearest = distance;
      }
      row += packedSize;
    }
    distances[slot] = nearest;
  }
  return { key: packLengths(garment)?.join() ?? "", distances };
}

/** The filter that variants pass which differ by no more, and those that cannot be compared. */
export function withinGroup(
  { slots }: Slots,
  garment: GarmentLengths,
  within: number,
  { columns: { variants, lengths } }: Columns,
): FilterGroup {
  const distanceOf = distanceTo(garment);
  const farthest = farthestWithin(within);
  const passing = new Uint8Array(variants.data.length);
  for (const slot of slots) {
    let row = lengths.start[slot] ?? 0;
    const isMeasured = row !== lengths.end[slot];
    const first = variants.start[slot] ?? 0;
    const last = variants.end[slot] ?? 0;
    const isForSale = hasVariantForSale(variants.data, first, last);
    for (let at = first; at < last; at += 3 + (variants.data[at + 2] ?? 0)) {
      if (!isForSale || variants.data[at + 1] === 1) {
        const distance = isMeasured ? distanceOf(lengths.data, row) : incomparable;
        if (distance <= farthest || distance === incomparable) passing[at] = 1;
      }
      row += packedSize;
    }
  }
  return { facet: measurementsFacet, ofVariant: true, codes: [], variants: passing };
}

function hasVariantForSale(data: Int32Array, first: number, last: number): boolean {
  for (let at = first; at < last; at += 3 + (data[at + 2] ?? 0)) if (data[at + 1] === 1) return true;
  return false;
}
