import * as v from "valibot";

/** What settings look like when they are right. */
export const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
export const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/\/+$/, "")),
);
export const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(most));
export const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"/]+$/))),
);
export const text = v.pipe(v.string(), v.minLength(1));

export interface Setting {
  readonly name: string;
  readonly schema: v.GenericSchema<string | undefined, unknown>;
  readonly default?: string;
  /** Completes "NAME must be …". */
  readonly expects: string;
  /** For the README's table: what it means, and where a shop on the hosted platform finds its value. */
  readonly meaning: string;
}
