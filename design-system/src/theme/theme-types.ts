import type { brandContract } from "./generated/contract/brand.ts";
import type { schemeContract } from "./generated/contract/scheme.ts";

/** The contract's names with a CSS value at each leaf: a theme that misses one does not compile. */
type Values<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]> };

/** What a partner's brand sets. */
export type BrandTokens = Values<typeof brandContract>;

/** What a light or a dark scheme sets: the colors by their use. */
export type SchemeTokens = Values<typeof schemeContract>;
