import { globalLayer } from "@vanilla-extract/css";

// Under one parent layer, so that a consumer's own `base` or `components` layer stays separate.
globalLayer("circlet");
const layer = (name: string): string => globalLayer({ parent: "circlet" }, name);

/** In order: later layers override earlier ones, and a consumer's unlayered CSS overrides all. */
export const layers = {
  reset: layer("reset"),
  tokens: layer("tokens"),
  base: layer("base"),
  primitives: layer("primitives"),
  components: layer("components"),
  patterns: layer("patterns"),
  overrides: layer("overrides"),
};
