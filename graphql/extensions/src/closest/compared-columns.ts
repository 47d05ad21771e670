import { packedSize } from "@circlet/service-kit/garment-distance";
import type { ComparedFacts } from "./compared-facts.ts";
import { forSale, type TermCodes } from "./term-codes.ts";

/** Where a record has whether a variant is for sale, and the terms of the product after their number. Variants follow. */
export const isForSaleAt = 0;
export const termsAt = 2;

/** Where the next variant's record starts: the number of its terms, these, and its lengths, zeros if there are none. */
export function afterVariant(data: Int32Array, at: number): number {
  return at + 1 + (data[at] ?? 0) + packedSize;
}

const noLengths = Array.from({ length: packedSize }, () => 0);

/** All products as numbers one after the other, because comparing them reads each. A product is a slot. */
export class ComparedColumns {
  readonly ids: string[] = [];
  readonly readAt: string[] = [];
  readonly createdAt: number[] = [];
  /** Where each product's record starts and ends. Equal if it is gone. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly #codes: TermCodes;
  readonly #slots = new Map<string, number>();
  #data = new Int32Array(0);
  #used = 0;
  #newestFirst = new Int32Array(0);
  /** By slot, its place among the newest. */
  #places = new Int32Array(0);
  #unplaced: number[] = [];

  constructor(codes: TermCodes) {
    this.#codes = codes;
  }

  get data(): Int32Array {
    return this.#data;
  }

  /** Whether more products are gone than there are. */
  get isSparse(): boolean {
    return this.ids.length > 2 * this.#slots.size;
  }

  readAtOf(id: string): string | undefined {
    return this.readAt[this.#slots.get(id) ?? -1];
  }

  set(id: string, readAt: string, facts: ComparedFacts): void {
    const record = this.#record(facts);
    const known = this.#slots.get(id);
    const isInPlace = known !== undefined && this.createdAt[known] === facts.createdAt;
    if (!isInPlace) this.delete(id);
    const slot = isInPlace ? known : this.ids.length;
    this.#makeRoom(record.length);
    this.#data.set(record, this.#used);
    this.ids[slot] = id;
    this.readAt[slot] = readAt;
    this.createdAt[slot] = facts.createdAt;
    this.starts[slot] = this.#used;
    this.#used += record.length;
    this.ends[slot] = this.#used;
    this.#slots.set(id, slot);
    if (!isInPlace) this.#unplaced.push(slot);
  }

  /** Returns whether it was there. */
  delete(id: string): boolean {
    const slot = this.#slots.get(id);
    if (slot === undefined) return false;
    this.ends[slot] = this.starts[slot] ?? 0;
    return this.#slots.delete(id);
  }

  /** By slot, its place among the newest; and the slot at each place. */
  places(): { readonly places: Int32Array; readonly newestFirst: Int32Array } {
    if (this.#unplaced.length > 0) this.#place();
    return { places: this.#places, newestFirst: this.#newestFirst };
  }

  /** Merges the unplaced into the others, which are in order. */
  #place(): void {
    const fresh = Int32Array.from(this.#unplaced).sort((one, other) => this.#compareAge(one, other));
    const known = this.#newestFirst;
    const merged = new Int32Array(fresh.length + known.length);
    let taken = 0;
    for (const [at, slot] of fresh.entries()) {
      const older = this.#firstOlder(slot, taken);
      merged.set(known.subarray(taken, older), taken + at);
      merged[older + at] = slot;
      taken = older;
    }
    merged.set(known.subarray(taken), taken + fresh.length);
    this.#unplaced = [];
    this.#newestFirst = merged;
    this.#places = new Int32Array(merged.length);
    for (let place = 0; place < merged.length; place += 1) this.#places[merged[place] ?? 0] = place;
  }

  /** The place of the first that is older, from a place on. */
  #firstOlder(slot: number, from: number): number {
    let to = this.#newestFirst.length;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (this.#compareAge(slot, this.#newestFirst[middle] ?? 0) > 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The newest first, as the local commerce service sorts them. */
  #compareAge(one: number, other: number): number {
    const [made = 0, otherMade = 0] = [this.createdAt[one], this.createdAt[other]];
    return otherMade - made || numberOf(this.ids[other] ?? "") - numberOf(this.ids[one] ?? "");
  }

  #record({ terms, variants }: ComparedFacts): number[] {
    return [
      variants.some(({ isForSale }) => isForSale) ? 1 : 0,
      terms.length,
      ...terms.map((term) => this.#codes.add(term)),
      ...variants.flatMap(({ isForSale, price, terms: own, lengths }) => {
        const codes = own.map((term) => this.#codes.add(term));
        codes.push(this.#codes.addPrice(price));
        if (isForSale) codes.push(this.#codes.add(forSale));
        return [codes.length, ...codes, ...(lengths ?? noLengths)];
      }),
    ];
  }

  /** Leaves out old records when it moves the others. */
  #makeRoom(size: number): void {
    if (this.#used + size <= this.#data.length) return;
    const live = this.starts.reduce((sum, start, slot) => sum + (this.ends[slot] ?? 0) - start, 0);
    const data = new Int32Array(2 * (live + size));
    let used = 0;
    for (const [slot, start] of this.starts.entries()) {
      const record = this.#data.subarray(start, this.ends[slot]);
      data.set(record, used);
      this.starts[slot] = used;
      used += record.length;
      this.ends[slot] = used;
    }
    this.#data = data;
    this.#used = used;
  }
}

export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf("/") + 1));
}
