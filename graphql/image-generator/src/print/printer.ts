import type { Hex } from "../light/color.ts";
import type { PrintTile } from "./tile.ts";

export interface Inks {
  /** The cloth's own shade. */
  readonly ground: Hex;
  /** At least two figure colors. */
  readonly colors: readonly Hex[];
  /** Color of leaves, stems and outlines. */
  readonly leafColor: Hex;
  readonly seed: number;
}

export type Printer = (inks: Inks) => PrintTile;
