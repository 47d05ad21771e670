import type { Meaning } from "./search-vocabulary";

/** What the tokens of a search mean, up to the one at `end`. Without a meaning or a price, they only connect others. */
export interface Reading {
  readonly end: number;
  readonly meaning?: Meaning;
  readonly minPrice?: string;
  readonly maxPrice?: string;
}

/** By the index of the first token. */
export type Readings = ReadonlyMap<number, Reading>;
