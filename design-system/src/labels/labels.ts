import type * as accountStrings from "../account-strings.ts";
import type * as strings from "../strings.ts";

type Defaults = typeof strings & typeof accountStrings;

/** A set of labels: for each `…Strings` of the package all of its words, in one language. */
export type Labels = {
  readonly [Name in keyof Defaults as Name extends `${infer Key}Strings` ? Key : never]: Defaults[Name];
};
