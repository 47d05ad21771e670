import type { Fabric } from "../cloth/fabric.ts";
import type { Noise } from "../geometry/noise.ts";
import type { Point, Outline } from "../geometry/path.ts";
import type { Fold } from "./fold.ts";
import type { Ink } from "./lettering.ts";
import type { Seam } from "./seam.ts";

/** How a panel is rounded: how far from its outline, and how high. */
export interface Puff {
  readonly radius: number;
  readonly height: number;
}

/** The shadow on what lies below. */
export interface Shadow {
  readonly radius?: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly strength?: number;
}

/** Random waves on a panel, with a size across and along a direction. */
export interface Crumple {
  readonly height: number;
  readonly across: number;
  readonly along: number;
  readonly angle?: number;
  /** Whether the waves have sharp ridges. */
  readonly ridge?: boolean;
  readonly seed?: number;
}

/** The direction of the threads: rotated by an angle around a point. `fan` spreads them downward, as in pleats. */
export interface Grain {
  readonly angle?: number;
  readonly x?: number;
  readonly y?: number;
  readonly fan?: number;
}

/** A height in drawing units at a point, for shapes that folds cannot describe (pleats, dishes). */
export type Relief = (x: number, y: number, noise: Noise) => number;

/** The share of the second yarn that shows where cloth is worn pale. `hollow` is negative on ridges. */
export type Fade = (x: number, y: number, noise: Noise, hollow: number) => number;

/** A piece of cloth, leather or metal. Panels are drawn in order; each casts its shadow on those before it. */
export interface Panel {
  readonly outline: Outline;
  readonly fabric: Fabric;
  /** What is cut out of the outline (`cutout`), or the only part that is visible (`clip`). */
  readonly cutout?: Outline | undefined;
  readonly clip?: Outline | undefined;
  readonly puff?: Puff | readonly Puff[] | undefined;
  /** The outline from which the panel is rounded. It extends past hems and joins, which are not rounded. */
  readonly puffOutline?: Outline | undefined;
  /** The turned edge, which is narrow and firm. */
  readonly edge?: Puff | undefined;
  readonly folds?: readonly Fold[] | undefined;
  readonly foldGain?: number | undefined;
  readonly crumples?: readonly Crumple[] | undefined;
  readonly relief?: Relief | undefined;
  readonly seams?: readonly Seam[] | undefined;
  readonly grain?: Grain | undefined;
  readonly shadow?: Shadow | null | undefined;
  /** Brightness of the whole panel: below 1 for insides. */
  readonly tone?: number | undefined;
  /** Brightness at a point. */
  readonly shade?: ((x: number, y: number) => number) | undefined;
  readonly fade?: Fade | undefined;
  readonly ink?: readonly Ink[] | undefined;
  /** For rigid panels (button, ring, label), which keep their shape: the only point that moves with the cloth. */
  readonly anchor?: Point | undefined;
  /** Whether it stays exactly where it is drawn, neither stretched nor warped. */
  readonly pinned?: boolean | undefined;
  /** A hairy outline: how far and how wide it varies. */
  readonly rough?: { readonly height: number; readonly width: number } | undefined;
  /** Whether the camera ignores it. */
  readonly loose?: boolean | undefined;
}

export const puff = (radius: number, height: number): Puff => ({ radius, height });

export const shadow = (radius: number, dx: number, dy: number, strength: number): Shadow => ({
  radius,
  dx,
  dy,
  strength,
});

export const crumple = (
  height: number,
  across: number,
  along: number,
  angle = 0,
  options: Pick<Crumple, "ridge" | "seed"> = {},
): Crumple => ({ height, across, along, angle, ...options });
