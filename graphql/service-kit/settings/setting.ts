import * as v from "valibot";

/** A text that matches a pattern. */
export const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

export const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(matching(/^https?:\/\/[^\s;,'"/]+$/)),
);
export const secret = (least: number) => matching(new RegExp(String.raw`^[\x21-\x7e]{${least},}$`));

export const port = {
  schema: v.pipe(matching(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)),
  expects: "a port number from 0 to 65535",
} as const;
const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, "")),
);
export const address = { schema: httpUrl, expects: "an http(s) address" } as const;
export const optionalAddress = { ...address, schema: v.optional(httpUrl) } as const;
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
  /** A default that depends on other variables. */
  readonly defaultIn?: (environment: Environment) => string | undefined;
  /** How to describe the default if it is not `default` or "none": "the commerce service". */
  readonly defaultDescription?: string;
  /** Completes "NAME must be …". */
  readonly expects: string;
  /** The variable that must be set, too. */
  readonly needs?: string;
  /** What it means and, for a hosted store, where to find its value. */
  readonly description: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;
