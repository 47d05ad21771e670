import type { Fabric } from "../cloth/fabric.ts";
import type { Noise } from "../geometry/noise.ts";
import type { Point, Shape } from "../geometry/path.ts";
import type { Fold } from "./fold.ts";
import type { Ink } from "./lettering.ts";
import type { Seam } from "./seam.ts";

/** Rounding of a panel from its outline inwards: how far it reaches and how high it rises. */
export interface Puff {
  readonly radius: number;
  readonly height: number;
}

/** Shadow on what lies below. */
export interface Shadow {
  readonly radius?: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly strength?: number;
}

/** Unevenness strewn over a panel: waves of a width across and along a direction. */
export interface Crumple {
  readonly height: number;
  readonly across: number;
  readonly along: number;
  readonly angle?: number;
  /** Sharp ridges instead of soft waves. */
  readonly ridge?: boolean;
  readonly seed?: number;
}

/** How the threads run: turned by an angle round a point; `fan` spreads them downwards, as pleats do. */
export interface Grain {
  readonly angle?: number;
  readonly x?: number;
  readonly y?: number;
  readonly fan?: number;
}

/** Height of a form that folds cannot say (pleats, dishes), in drawing units at a place of the drawing. */
export type Relief = (x: number, y: number, noise: Noise) => number;

/** Share of the second yarn that shows where cloth is worn pale; `hollow` is negative on ridges. */
export type Fade = (x: number, y: number, noise: Noise, hollow: number) => number;

/** One piece of cloth, leather or metal. Panels are laid in order; each throws its shadow on those before it. */
export interface Panel {
  readonly outline: Shape;
  readonly fabric: Fabric;
  /** Taken out of the outline, and the only part of it kept. */
  readonly cutout?: Shape | undefined;
  readonly clip?: Shape | undefined;
  readonly puff?: Puff | readonly Puff[] | undefined;
  /** The outline from which the puff is reckoned; it runs past hems and joins, which do not round off. */
  readonly puffOutline?: Shape | undefined;
  /** The turned edge: narrow and firm. */
  readonly edge?: Puff | undefined;
  readonly folds?: readonly Fold[] | undefined;
  readonly foldGain?: number | undefined;
  readonly crumples?: readonly Crumple[] | undefined;
  readonly relief?: Relief | undefined;
  readonly seams?: readonly Seam[] | undefined;
  readonly grain?: Grain | undefined;
  readonly shadow?: Shadow | null | undefined;
  /** Light on the whole panel: under 1 for insides. */
  readonly tone?: number | undefined;
  /** Light from place to place. */
  readonly shade?: ((x: number, y: number) => number) | undefined;
  readonly fade?: Fade | undefined;
  readonly ink?: readonly Ink[] | undefined;
  /** A rigid thing (button, ring, label) keeps its form: only this point moves with the cloth. */
  readonly anchor?: Point | undefined;
  /** Left where it is drawn, neither stretched nor warped. */
  readonly pinned?: boolean | undefined;
  /** Hairy outline: how far and how wide it strays. */
  readonly rough?: { readonly height: number; readonly width: number } | undefined;
  /** Not reckoned in when the camera is set. */
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
