import type { brandContract } from "./generated/contract/brand.ts";
import type { schemeContract } from "./generated/contract/scheme.ts";

/** The contract with a CSS value for each name: a theme without one does not compile. */
type Values<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]> };

/** The tokens of a brand. */
export type BrandTokens = Values<typeof brandContract>;

/** The tokens of a color scheme: colors by role. */
export type SchemeTokens = Values<typeof schemeContract>;
