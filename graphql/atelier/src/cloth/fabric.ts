import type { Hex } from "../light/color.ts";
import type { PrintTile } from "../print/tile.ts";
import type { WeaveName } from "./weaves/index.ts";

/** Height of the cloth itself (cables, quilting) at a place of the cloth, in drawing units, and how deep it lies. */
export type ClothRelief = (u: number, v: number) => number;

/** How a material takes light, falls into folds and is woven. Distances are drawing units (a garment is about 800 high). */
export interface Fabric {
  readonly color: Hex;
  /** The mean color the finished cloth must show; the painter mends the light until it does. Null for trims. */
  readonly dye: Hex | null;
  /** Share of that correction: 1 for matte cloth, less where shine may run lighter. */
  readonly dyeFast: number;
  /** The second yarn, and how much of it shows where the weave says so. */
  readonly yarn: Hex | null;
  readonly yarnShare: number;
  readonly weave: WeaveName | null;
  readonly weaveSize: number;
  readonly weaveDepth: number;
  readonly relief: ClothRelief | null;
  readonly print: PrintTile | null;
  /** Light that comes from everywhere, and how far the key light reaches round. */
  readonly ambient: number;
  readonly wrap: number;
  /** A broad and a narrow highlight: strength, narrowness, and how far both take the cloth's color. */
  readonly gloss: number;
  readonly glossPower: number;
  readonly glint: number;
  readonly glintPower: number;
  readonly glossTint: number;
  /** Soft shine that lets folds show in very dark cloth. */
  readonly darkGloss: number;
  /** Light along edges turned away: velvet, wool. */
  readonly sheen: number;
  /** Mirror image of the room, for metal and patent. */
  readonly reflection: ((nx: number, ny: number) => number) | null;
  readonly foldGain: number;
  /** How far weave and print slide with the folds. */
  readonly slide: number;
  /** 0 round folds, 1 sharp ones. */
  readonly crispness: number;
  /** Share of a panel's rounding that this cloth keeps when it lies flat; 1 for things with volume. */
  readonly body: number;
  readonly wrinkle: number;
  /** How much folds shut out light. */
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

/** The wrong side of a cloth, which shines less. */
export const wrongSide = (cloth: Fabric, shine = 0.35): Fabric => ({
  ...cloth,
  gloss: cloth.gloss * shine,
  glint: cloth.glint * shine,
});
