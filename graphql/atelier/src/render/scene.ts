import type { Hex } from "../light/color.ts";
import type { Gobo } from "../light/light.ts";
import type { Drawing } from "../tailor/drawing.ts";

/** The corner of the sheet that the picture starts at, and how large it is shown; at zoom 1 it is 800 units wide. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A drawing laid out before the camera. */
export interface Scene extends Omit<Drawing, "detail"> {
  readonly seed: number;
  readonly camera: Camera;
  readonly backdrop: Hex;
  readonly gobo?: Gobo;
  /** Cloth that fills the picture: nothing lies on a table. */
  readonly filled?: boolean;
  /** Strength of the paper's grain, 1 by default. */
  readonly grain?: number;
}
