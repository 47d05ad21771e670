import type { Hex } from "../light/color.ts";
import type { PrintTile } from "../print/tile.ts";
import type { WeaveName } from "./weaves/index.ts";

/** Height of the cloth itself (cables, quilting) at (u, v), in drawing units. */
export type ClothRelief = (u: number, v: number) => number;

/** How a material reflects light, folds and is woven. Distances are in drawing units (a garment is about 800 high). */
export interface Fabric {
  readonly color: Hex;
  /** The mean color that the finished cloth must show; rendering corrects the light until it does. Null for trims. */
  readonly dye: Hex | null;
  /** How much of that correction is applied: 1 for matte cloth, less where highlights may be brighter. */
  readonly dyeFast: number;
  /** The second yarn, and how much of it the weave shows. */
  readonly yarn: Hex | null;
  readonly yarnShare: number;
  readonly weave: WeaveName | null;
  readonly weaveSize: number;
  readonly weaveDepth: number;
  readonly relief: ClothRelief | null;
  readonly print: PrintTile | null;
  /** Ambient light, and how far the key light wraps around edges. */
  readonly ambient: number;
  readonly wrap: number;
  /** A broad and a narrow highlight: strength, sharpness, and how much both take the cloth's color. */
  readonly gloss: number;
  readonly glossPower: number;
  readonly glint: number;
  readonly glintPower: number;
  readonly glossTint: number;
  /** A soft highlight that makes folds visible in very dark cloth. */
  readonly darkGloss: number;
  /** Light along edges that face away, as on velvet and wool. */
  readonly sheen: number;
  /** Reflection of the room, for metal and patent leather. */
  readonly reflection: ((nx: number, ny: number) => number) | null;
  readonly foldGain: number;
  /** How far weave and print shift with the folds. */
  readonly slide: number;
  /** 0 for round folds, 1 for sharp ones. */
  readonly crispness: number;
  /** How much of a panel's rounding remains when it lies flat; 1 for objects with volume. */
  readonly body: number;
  readonly wrinkle: number;
  /** How strongly folds darken. */
  readonly occlusion: number;
  readonly mottle: number;
}

const neutral: Fabric = {
  color: "#888888",
  dye: null,
  dyeFast: 1,
  yarn: null,
  yarnShare: 1,
  weave: null,
  weaveSize: 0.4,
  weaveDepth: 0.5,
  relief: null,
  print: null,
  ambient: 0.42,
  wrap: 0.18,
  gloss: 0,
  glossPower: 12,
  glint: 0,
  glintPower: 60,
  glossTint: 0.6,
  darkGloss: 0.035,
  sheen: 0,
  reflection: null,
  foldGain: 1,
  slide: 6,
  crispness: 0.45,
  body: 0.66,
  wrinkle: 0,
  occlusion: 0.55,
  mottle: 0.03,
};

export const fabric = (color: Hex, properties: Partial<Fabric> = {}): Fabric => ({
  ...neutral,
  color,
  ...properties,
});

/** The back of a cloth, which is less shiny. */
export const wrongSide = (cloth: Fabric, shine = 0.35): Fabric => ({
  ...cloth,
  gloss: cloth.gloss * shine,
  glint: cloth.glint * shine,
});
