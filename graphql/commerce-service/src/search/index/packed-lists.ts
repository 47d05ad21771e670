/** Lists by slot in one array, many times faster to iterate. Slot `s` is `data[start[s]]` up to before `data[end[s]]`. */
export class PackedLists {
  data = new Int32Array(1024);
  start = new Int32Array(64);
  end = new Int32Array(64);
  /** Where to append the next list that outgrows its old place. */
  #used = 0;
  /** The total length of all lists. */
  #live = 0;

  set(slot: number, list: readonly number[]): void {
    if (slot >= this.start.length) this.#growSlots(slot);
    const from = this.start[slot] ?? 0;
    const room = (this.end[slot] ?? 0) - from;
    this.#live += list.length - room;
    if (list.length <= room) this.#writeList(slot, from, list);
    else this.#appendList(slot, list);
  }

  #appendList(slot: number, list: readonly number[]): void {
    this.end[slot] = this.start[slot] ?? 0;
    if (this.#used + list.length > this.data.length) this.#makeRoom(list.length);
    this.#writeList(slot, this.#used, list);
    this.#used += list.length;
  }

  #writeList(slot: number, from: number, list: readonly number[]): void {
    this.data.set(list, from);
    this.start[slot] = from;
    this.end[slot] = from + list.length;
  }

  #growSlots(slot: number): void {
    const size = Math.max(slot + 1, this.start.length * 2);
    this.start = copyOf(this.start, size);
    this.end = copyOf(this.end, size);
  }

  /** Compacts the lists into a new array of twice the size. */
  #makeRoom(more: number): void {
    const data = new Int32Array((this.#live + more) * 2);
    let used = 0;
    for (let slot = 0; slot < this.start.length; slot += 1) {
      const list = this.data.subarray(this.start[slot], this.end[slot]);
      data.set(list, used);
      this.start[slot] = used;
      used += list.length;
      this.end[slot] = used;
    }
    this.data = data;
    this.#used = used;
  }
}

function copyOf(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(array);
  return copy;
}
