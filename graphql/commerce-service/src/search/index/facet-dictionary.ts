/** A facet value: a category, a size, a tag. `code` is its index in the dictionary. */
export interface FacetValue {
  readonly code: number;
  /** The hosted platform's facet id: `filter.p.vendor`, `filter.v.option.size`. */
  readonly facet: string;
  /** The first spelling seen. Values that differ only in case are the same. */
  readonly value: string;
}

/** Numbers facet values, so that a product's are a list of numbers, which are never reused. */
export class FacetDictionary {
  readonly values: FacetValue[] = [];
  readonly #codes = new Map<string, number>();

  code(facet: string, value: string): number {
    const key = keyOf(facet, value);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.values.length;
      this.#codes.set(key, code);
      this.values.push({ code, facet, value });
    }
    return code;
  }

  find(facet: string, value: string): number | undefined {
    return this.#codes.get(keyOf(facet, value));
  }
}

function keyOf(facet: string, value: string): string {
  return `${facet}\n${value.toLowerCase()}`;
}
