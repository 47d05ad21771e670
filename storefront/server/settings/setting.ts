import * as v from "valibot";

/** A text that matches a pattern. */
export const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

export const port = v.pipe(matching(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
export const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, "")),
);
export const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(matching(/^https?:\/\/[^\s;,'"/]+$/)),
);

/** Schemas that several settings share, with what they expect. */
export const optionalAddress = { schema: v.optional(address), expects: "an http(s) address" } as const;
export const onOff = {
  schema: v.pipe(
    v.picklist(["on", "off"]),
    v.transform((value) => value === "on"),
  ),
  expects: "on or off",
} as const;
export const count = (least: number, most: number, unit: string) => ({
  schema: v.pipe(matching(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most)),
  expects: `${least} to ${most} ${unit}`,
});

/** An environment variable, with everything that its row in storefront/SETTINGS.md says. */
export interface Setting {
  readonly name: string;
  readonly schema: v.GenericSchema<string | undefined, unknown>;
  readonly default?: string;
  /** How to describe the default if it is not `default` or "none": "the commerce service". */
  readonly defaultDescription?: string;
  /** Completes "NAME must be …". */
  readonly expects: string;
  /** What it means and, for a hosted store, where to find its value. */
  readonly description: string;
}
