import { fieldOf } from "../alerts/in-time/conditions.ts";

/** The term of variants for sale. No filter's term is written like it. */
export const forSale = "for sale";

/** Terms as numbers. */
export class TermCodes {
  readonly #codes = new Map<string, number>();
  readonly #fields = new Map<string, number>();
  readonly #fieldOfCode: number[] = [];
  readonly #prices = new Map<number, number>();

  get size(): number {
    return this.#codes.size;
  }

  add(term: string): number {
    const known = this.#codes.get(term);
    if (known !== undefined) return known;
    const code = this.#codes.size;
    this.#codes.set(term, code);
    const name = fieldOf(term);
    const field = this.#fields.get(name) ?? this.#fields.size;
    this.#fields.set(name, field);
    this.#fieldOfCode.push(field);
    return code;
  }

  addPrice(price: number): number {
    const code = this.#prices.get(price) ?? this.add(`price=${price}`);
    this.#prices.set(price, code);
    return code;
  }

  /** Undefined if no product has had the term. */
  find(term: string): number | undefined {
    return this.#codes.get(term);
  }

  /** Codes of prices. */
  pricesThat(fit: (price: number) => boolean): number[] {
    return Array.from(this.#prices).flatMap(([price, code]) => (fit(price) ? [code] : []));
  }

  /** By code, the bit of its field; 0 without one. */
  bitsOfFields(bitOf: ReadonlyMap<string, number>): Int32Array {
    const bits = new Int32Array(this.#fields.size);
    for (const [name, bit] of bitOf) {
      const field = this.#fields.get(name);
      if (field !== undefined) bits[field] = bit;
    }
    return Int32Array.from(this.#fieldOfCode, (field) => bits[field] ?? 0);
  }
}
