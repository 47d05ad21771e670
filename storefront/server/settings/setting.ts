import * as v from "valibot";

export const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
export const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, "")),
);
export const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(most));
export const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"/]+$/))),
);
/** Storefronts of other markets: "en-CA=https://ca.shop.example". */
export const marketAddresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]{2}-[A-Z]{2}=https?:\/\/[^\s;,'"<>/]+$/),
      v.transform((pair) => ({ locale: pair.slice(0, 5), url: pair.slice(6) })),
    ),
  ),
);
export const onOff = v.pipe(
  v.picklist(["on", "off"]),
  v.transform((value) => value === "on"),
);
export const text = v.pipe(v.string(), v.minLength(1));

/** An environment variable, with everything that its row in .github/SETTINGS.md says. */
export interface Setting {
  readonly name: string;
  readonly schema: v.GenericSchema<string | undefined, unknown>;
  readonly default?: string;
  /** How to describe the default if it is not `default`: "the commerce service". */
  readonly defaultDescription?: string;
  /** Completes "NAME must be …". */
  readonly expects: string;
  /** What it means and, for a hosted store, where to find its value. */
  readonly description: string;
}
