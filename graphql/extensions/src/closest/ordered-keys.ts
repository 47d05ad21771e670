/** A key is a distance of 32 bits, of which 13 are the largest difference, and a place of 20. */
const mostPlaces = 2 ** 20;
const groupSize = 2 ** 19 * mostPlaces;
const mostGroups = 2 ** 13;

export const keyOf = (distance: number, place: number) => distance * mostPlaces + place;
export const distanceOfKey = (key: number) => Math.floor(key / mostPlaces);
export const placeOfKey = (key: number) => key % mostPlaces;

/** Numbers in order, sorted where they are looked at: a shopper sees the first of a hundred thousand. */
export class OrderedKeys {
  /** Grouped by the largest difference. */
  readonly #keys: Float64Array;
  /** Where each group starts, and where the last one ends. */
  readonly #starts = new Int32Array(mostGroups + 1);
  readonly #isSorted = new Uint8Array(mostGroups);

  constructor(keys: Float64Array) {
    const starts = this.#starts;
    for (let at = 0; at < keys.length; at += 1) {
      const group = groupOf(keys[at] ?? 0) + 1;
      starts[group] = (starts[group] ?? 0) + 1;
    }
    for (let group = 0; group < mostGroups; group += 1)
      starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
    const next = starts.slice();
    this.#keys = new Float64Array(keys.length);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? 0;
      const place = next[groupOf(key)] ?? 0;
      this.#keys[place] = key;
      next[groupOf(key)] = place + 1;
    }
  }

  get length(): number {
    return this.#keys.length;
  }

  at(place: number): number | undefined {
    if (place >= this.length) return undefined;
    const group = this.#groupAt(place);
    if (this.#isSorted[group] === 0) {
      this.#keys.subarray(this.#starts[group], this.#starts[group + 1]).sort();
      this.#isSorted[group] = 1;
    }
    return this.#keys[place];
  }

  /** The last group that starts at the place or before. */
  #groupAt(place: number): number {
    let [from, to] = [0, mostGroups - 1];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if ((this.#starts[middle] ?? 0) <= place) from = middle;
      else to = middle - 1;
    }
    return from;
  }
}

function groupOf(key: number): number {
  return Math.floor(key / groupSize);
}
