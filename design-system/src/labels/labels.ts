import type * as accountStrings from "../account-strings.ts";
import type * as strings from "../strings.ts";

type Defaults = typeof strings & typeof accountStrings;

/** All labels in one language, one object for each `…Strings` export of the package. */
export type Labels = {
  readonly [Name in keyof Defaults as Name extends `${infer Key}Strings` ? Key : never]: Defaults[Name];
};
