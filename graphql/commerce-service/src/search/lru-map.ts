export class LruMap<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The entry for `key`, created if missing. */
  get(key: string, make: () => Value): Value {
    const value = this.#entries.get(key) ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#size) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest);
        break;
      }
    }
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
