import type { contract } from "./generated/contract.ts";

/** The contract's names with a CSS value at each leaf: a theme that misses one does not compile. */
type Values<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]> };

/** What a partner's brand sets. */
export type BrandTokens = Values<Pick<typeof contract, "palette" | "button" | "font" | "radius">>;

/** What a light or a dark scheme sets: the semantic colors. */
export type SchemeTokens = Values<Pick<typeof contract, "color">>;
