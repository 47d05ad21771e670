import type { Hex } from "../light/color.ts";
import type { Gobo } from "../light/light.ts";
import type { Drawing } from "../tailor/drawing.ts";

/** The image's corner on the sheet, and its scale; at zoom 1 the image is 800 units wide. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A drawing in front of the camera. */
export interface Scene extends Omit<Drawing, "detail"> {
  readonly seed: number;
  readonly camera: Camera;
  readonly backdrop: Hex;
  readonly gobo?: Gobo;
  /** Whether cloth fills the image, with no table visible. */
  readonly filled?: boolean;
  /** Strength of the paper's grain. Defaults to 1. */
  readonly grain?: number;
}
