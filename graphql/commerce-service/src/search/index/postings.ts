import type { PackedLists } from "./packed-lists.ts";

/** Slots by facet value: the inverted index of the columns. The slots of code `c` start at `slots[start[c]]`. */
export class Postings {
  /** One element longer than the number of codes. */
  readonly #start: Int32Array;
  readonly #slots: Int32Array;

  /** Uses counting sort: a few milliseconds for 100,000 products. */
  constructor({ data, start, end }: PackedLists, slots: number, codes: number) {
    this.#start = new Int32Array(codes + 1);
    for (let slot = 0; slot < slots; slot += 1) {
      const last = end[slot] ?? 0;
      for (let at = start[slot] ?? 0; at < last; at += 1) addAt(this.#start, (data[at] ?? 0) + 1);
    }
    for (let code = 0; code < codes; code += 1) addAt(this.#start, code + 1, this.#start[code] ?? 0);

    const next = this.#start.slice();
    this.#slots = new Int32Array(this.#start[codes] ?? 0);
    for (let slot = 0; slot < slots; slot += 1) {
      const last = end[slot] ?? 0;
      for (let at = start[slot] ?? 0; at < last; at += 1) {
        const code = data[at] ?? 0;
        this.#slots[next[code] ?? 0] = slot;
        addAt(next, code);
      }
    }
  }

  /** The slots of products with the value, in ascending order. */
  of(code: number): Int32Array {
    return this.#slots.subarray(this.#start[code], this.#start[code + 1]);
  }
}

function addAt(numbers: Int32Array, index: number, amount = 1): void {
  numbers[index] = (numbers[index] ?? 0) + amount;
}
