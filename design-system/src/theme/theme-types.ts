import type { brandContract } from "./generated/contract/brand.ts";
import type { schemeContract } from "./generated/contract/scheme.ts";

/** A CSS value for every name in the contract. Themes that miss one do not compile. */
type Values<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]> };

export type BrandTokens = Values<typeof brandContract>;

/** A color scheme's tokens: colors by role. */
export type SchemeTokens = Values<typeof schemeContract>;
