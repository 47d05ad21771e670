import type { ProductList, Snapshot } from "../index/catalog-index.ts";
import type { FilterGroup } from "./filter-groups.ts";

/**
 * Whether a product passes a set of filter groups, as bits:
 * - `passes` when it passes all of them
 * - the bits of the groups that exclude it on their own: dropping any one of them would include it
 * - 0 when no single group is responsible
 *
 * Facet counts depend on this: a product counts for a facet when it passes all *other* groups.
 */
export type Verdict = number;

/** All bits set: it passes whichever group is dropped. */
export const passes: Verdict = -1;

export interface NumberedGroup extends FilterGroup {
  /** The group's bit in a verdict. */
  readonly bit: number;
}

export function numbered(groups: readonly FilterGroup[]): NumberedGroup[] {
  return groups.map((group, place) => ({ ...group, bit: 2 ** place }));
}

/** The verdict on each product in the list, by slot. 0 for products that are not in it. */
export function verdictsOn(
  { slots }: ProductList,
  groups: readonly NumberedGroup[],
  snapshot: Snapshot,
): Int32Array {
  const verdicts = new Int32Array(snapshot.bySlot.length);
  const ofProduct = groups.filter(({ ofVariant }) => !ofVariant);
  const productMask = maskOf(ofProduct);
  const passed = productsPassed(ofProduct, snapshot);
  const variants = new VariantJudge(groups, snapshot);
  for (const slot of slots) {
    const failed = productMask & ~(passed[slot] ?? 0);
    if (!isSingleBit(failed)) continue;
    const ofVariants = variants.verdict(slot);
    if (failed === 0) verdicts[slot] = ofVariants;
    else if (ofVariants === passes) verdicts[slot] = failed;
  }
  return verdicts;
}

/** By slot: the bits of the product groups that passed. */
function productsPassed(groups: readonly NumberedGroup[], { postings, bySlot, byId }: Snapshot): Int32Array {
  const passed = new Int32Array(bySlot.length);
  const mark = (slot: number, bit: number): void => {
    passed[slot] = (passed[slot] ?? 0) | bit;
  };
  for (const { codes, ids, bit } of groups) {
    for (const code of codes) for (const slot of postings().of(code)) mark(slot, bit);
    for (const id of ids ?? []) {
      const slot = byId.get(id)?.slot;
      if (slot !== undefined) mark(slot, bit);
    }
  }
  return passed;
}

export class VariantJudge {
  /** The bits of all variant groups. */
  readonly mask: number;
  readonly #columns: Snapshot["columns"]["variants"];
  /** The bit of the group that selects a value, by the value's code. */
  readonly #wanted: Int32Array;
  readonly #ifAvailable: number;
  readonly #ifSoldOut: number;
  readonly #ranges: readonly { readonly min: number; readonly max: number }[];
  readonly #inRange: number;
  readonly #within: Uint8Array | undefined;
  readonly #ifWithin: number;

  constructor(
    groups: readonly NumberedGroup[],
    { columns, dictionary }: Pick<Snapshot, "columns" | "dictionary">,
  ) {
    const own = groups.filter(({ ofVariant }) => ofVariant);
    this.mask = maskOf(own);
    this.#columns = columns.variants;
    this.#wanted = new Int32Array(dictionary.values.length);
    for (const { codes, bit } of own) for (const code of codes) this.#wanted[code] = bit;
    const availability = own.find(({ available }) => available);
    this.#ifAvailable = availability?.available?.has(true) ? availability.bit : 0;
    this.#ifSoldOut = availability?.available?.has(false) ? availability.bit : 0;
    const price = own.find(({ ranges }) => ranges);
    this.#ranges = price?.ranges ?? [];
    this.#inRange = price?.bit ?? 0;
    const distance = own.find(({ variants }) => variants);
    this.#within = distance?.variants;
    this.#ifWithin = distance?.bit ?? 0;
  }

  /** The bits of groups that each exclude all variants of a product on their own; `passes` when a variant passes. */
  verdict(slot: number): Verdict {
    if (this.mask === 0) return passes;
    const { data, start, end } = this.#columns;
    let single = 0;
    const last = end[slot] ?? 0;
    for (let at = start[slot] ?? 0; at < last; at += 3 + (data[at + 2] ?? 0)) {
      const failed = this.failures(at);
      if (failed === 0) return passes;
      if (isSingleBit(failed)) single |= failed;
    }
    return single;
  }

  /** The bits of the groups that a variant fails. */
  failures(at: number): number {
    if (this.mask === 0) return 0;
    const { data } = this.#columns;
    let passed = data[at + 1] === 1 ? this.#ifAvailable : this.#ifSoldOut;
    if (this.#within?.[at] === 1) passed |= this.#ifWithin;
    const cents = data[at] ?? 0;
    for (const { min, max } of this.#ranges) if (cents >= min && cents <= max) passed |= this.#inRange;
    const last = at + 3 + (data[at + 2] ?? 0);
    for (let place = at + 3; place < last; place += 1) passed |= this.#wanted[data[place] ?? 0] ?? 0;
    return this.mask & ~passed;
  }
}

function maskOf(groups: readonly NumberedGroup[]): number {
  return groups.reduce((mask, { bit }) => mask | bit, 0);
}

/** Returns true for 0, too. */
function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
