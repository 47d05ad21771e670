import type { StyleRule } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";

/** Puts a rule into its cascade layer: `style(component({ … }))`. */
const into =
  (layer: string) =>
  (rule: StyleRule): StyleRule => ({ "@layer": { [layer]: rule } });

export const primitive = into(layers.primitives);
export const component = into(layers.components);
export const pattern = into(layers.patterns);
