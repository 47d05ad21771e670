import type { Fabric } from "../cloth/fabric.ts";
import type { LinearColor } from "../light/color.ts";

/** Factors of red, green and blue that make a cloth darker or lighter than its swatch. */
export type Gain = LinearColor;
export type Gains = ReadonlyMap<string, Gain>;

/** Cloths with the same dye, weave and light share a correction. */
export const dyeLot = (fabric: Fabric): string =>
  `${fabric.dye ?? fabric.color}/${fabric.weave ?? "plain"}/${fabric.yarnShare}`;

export const undyed: Gain = [1, 1, 1];
