import { globalLayer } from "@vanilla-extract/css";

// All layers have one parent, so that they do not mix with a consumer's own `base` or `components` layer.
globalLayer("circlet");
const layer = (name: string): string => globalLayer({ parent: "circlet" }, name);

/** Later layers override earlier ones, and a consumer's unlayered CSS overrides all of them. */
export const layers = {
  reset: layer("reset"),
  tokens: layer("tokens"),
  base: layer("base"),
  primitives: layer("primitives"),
  components: layer("components"),
  patterns: layer("patterns"),
  overrides: layer("overrides"),
};
