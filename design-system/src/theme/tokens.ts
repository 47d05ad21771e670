/** The tokens as typed values, for code that cannot read CSS variables, such as charts, emails and native apps. */
export { brands } from "./generated/brands.ts";
export { breakpoints } from "./generated/breakpoints.ts";
export { core } from "./generated/core.ts";
export { dark } from "./generated/schemes/dark.ts";
export { light } from "./generated/schemes/light.ts";
export type { BrandTokens, SchemeTokens } from "./theme-types.ts";
