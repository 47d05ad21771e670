import { globalLayer } from "@vanilla-extract/css";

// Named under one parent, so that a consumer's own `base` or `components` layer is never meant by mistake.
globalLayer("circlet");
const layer = (name: string): string => globalLayer({ parent: "circlet" }, name);

/** Declared in order: a later layer wins over an earlier one, unlayered CSS of a consumer over all. */
export const layers = {
  reset: layer("reset"),
  tokens: layer("tokens"),
  base: layer("base"),
  primitives: layer("primitives"),
  components: layer("components"),
  patterns: layer("patterns"),
  overrides: layer("overrides"),
};
