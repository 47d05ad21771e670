import type { Point, Polyline } from "../geometry/path.ts";
import { along } from "../geometry/polyline.ts";
import type { Random } from "../geometry/random.ts";
import { lerp } from "../geometry/scalar.ts";

/** A ridge along a line, or a valley if the height is negative. */
export interface Fold {
  readonly path: string | Polyline;
  /** Half width at both ends. */
  readonly width: number | readonly [number, number];
  readonly height: number;
  /** How much steeper one side is: −1 to 1. */
  readonly skew?: number;
  /** The shares of its length over which it rises at its start and fades at its end. */
  readonly taper?: readonly [number, number];
  /** Whether it is a pressed crease. */
  readonly sharp?: boolean;
}

interface CrossFold {
  readonly sag?: number;
  readonly width?: Fold["width"];
  readonly height?: number;
  readonly skew?: number;
  readonly taper?: readonly [number, number];
  readonly from?: number;
  readonly to?: number;
}

type Edge = (t: number) => Point;

/** A fold across a sleeve or leg, between positions on the outer and the inner edge. */
export function crossFold(
  outer: Edge,
  inner: Edge,
  atOuter: number,
  atInner: number,
  options: CrossFold = {},
): Fold {
  const { sag = 14, width = 8, height = 4, skew = 0.3, taper = [0.3, 0.3], from = 0, to = 1 } = options;
  const [px, py] = outer(atOuter);
  const [qx, qy] = inner(atInner);
  const ax = lerp(px, qx, from);
  const ay = lerp(py, qy, from);
  const bx = lerp(px, qx, to);
  const by = lerp(py, qy, to);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const mx = (ax + bx) / 2 - ((by - ay) / length) * sag;
  const my = (ay + by) / 2 + ((bx - ax) / length) * sag;
  return { path: `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`, width, height, skew, taper };
}

export interface SleeveFolds {
  readonly count?: number;
  readonly height?: number;
  readonly elbow?: number;
  readonly cuff?: boolean;
  /** 1 for the sleeve on the left of the image, −1 for the right. */
  readonly side?: 1 | -1;
  readonly width?: readonly [number, number];
}

/** Folds of a sleeve: drag lines from the shoulder, compressed folds at the elbow, and slack above the cuff. */
export function sleeveFolds(
  random: Random,
  outerEdge: string,
  innerEdge: string,
  options: SleeveFolds = {},
): Fold[] {
  const { count = 7, height = 4.5, elbow = 0.52, cuff = true, side = 1, width = [6, 11] } = options;
  const outer = along(outerEdge);
  const inner = along(innerEdge);
  const folds = [
    crossFold(outer, inner, 0.12, 0.42, {
      sag: -18 * side,
      width: [8, 14],
      height: height * 0.9,
      skew: 0.3 * side,
      from: 0.15,
      to: 0.85,
    }),
    crossFold(outer, inner, 0.34, 0.02, {
      sag: 16 * side,
      width: [7, 13],
      height: height * 0.75,
      skew: -0.3 * side,
      from: 0.35,
      to: 0.98,
      taper: [0.5, 0.15],
    }),
    crossFold(outer, inner, 0.24, 0, {
      sag: 10 * side,
      width: [6, 10],
      height: -height * 0.5,
      from: 0.45,
      to: 1,
      taper: [0.5, 0.1],
    }),
  ];
  for (let i = 0; i < count; i++) {
    const t = elbow + (i - (count - 1) / 2) * 0.062 + (random() - 0.5) * 0.03;
    const lean = (i % 2 ? 1 : -1) * (0.02 + random() * 0.05);
    const fromInside = random() < 0.5;
    folds.push(
      crossFold(outer, inner, t + lean, t - lean + 0.02, {
        sag: (6 + random() * 12) * side,
        width: [lerp(width[0], width[1], random()), lerp(width[0], width[1], random())],
        height: height * (0.45 + random() * 0.75) * (i % 3 === 1 ? -0.8 : 1),
        skew: (random() - 0.5) * 0.8,
        from: fromInside ? 0.25 + random() * 0.25 : 0,
        to: fromInside ? 1 : 0.55 + random() * 0.3,
        taper: fromInside ? [0.5, 0.12] : [0.12, 0.5],
      }),
    );
  }
  if (cuff) folds.push(...cuffFolds(random, outer, inner, height, side));
  return folds;
}

function cuffFolds(random: Random, outer: Edge, inner: Edge, height: number, side: number): Fold[] {
  return [0, 1, 2].map((i) => {
    const t = 0.82 + i * 0.055;
    return crossFold(outer, inner, t + (random() - 0.5) * 0.05, t + (random() - 0.5) * 0.05, {
      sag: (5 + random() * 8) * side,
      width: 6 + random() * 5,
      height: height * (0.35 + random() * 0.4),
      from: random() * 0.3,
      to: 0.6 + random() * 0.4,
    });
  });
}

export interface Flutes {
  /** Left end, right end and height of the top edge; `bottom` is the same for the bottom edge. */
  readonly top: readonly [left: number, right: number, y: number];
  readonly bottom: readonly [left: number, right: number, y: number];
  readonly height?: number;
  readonly width?: readonly [number, number];
  readonly stray?: number;
  readonly bend?: number;
  /** How far down the lowest of them begin, as a share of the height. */
  readonly start?: number;
  /** The share of them that are valleys. */
  readonly valleys?: number;
}

/** Folds that hang from a seam down to the hem and beyond it. */
export function flutes(random: Random, count: number, options: Flutes): Fold[] {
  const {
    top,
    bottom,
    height = 6,
    width = [5, 20],
    stray = 14,
    bend = 10,
    start = 0.35,
    valleys = 0.22,
  } = options;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + (random() - 0.5) * 0.5) / count;
    const x0 = lerp(top[0], top[1], t);
    const x1 = lerp(bottom[0], bottom[1], t) + (random() - 0.5) * stray;
    const y0 = top[2] + random() * (bottom[2] - top[2]) * start;
    const y1 = bottom[2] + 30;
    const xs = lerp(x0, x1, (y0 - top[2]) / (bottom[2] - top[2]));
    const xm = (xs + x1) / 2 + (random() - 0.5) * bend;
    return {
      path: `M${xs} ${y0}Q${xm} ${(y0 + y1) / 2} ${x1} ${y1}`,
      width: [width[0] * (0.7 + random() * 0.6), width[1] * (0.6 + random() * 0.7)] as const,
      height: height * (0.55 + random() * 0.8) * (random() < valleys ? -0.7 : 1),
      skew: (random() - 0.5) * 0.7,
      taper: [0.45, 0.02] as const,
    };
  });
}

export interface Gathers {
  readonly height?: number;
  readonly width?: readonly [number, number];
  /** How much their directions spread along the seam, in radians. */
  readonly spread?: number;
}

/** Short folds from a gathered seam. The direction is in radians: 0 is right, π/2 is down. */
export function gathers(
  random: Random,
  count: number,
  seam: string,
  direction: number,
  length: number,
  options: Gathers = {},
): Fold[] {
  const { height = 3, width = [3, 9], spread = 0 } = options;
  const at = along(seam);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + (random() - 0.5) * 0.6) / count;
    const [x, y] = at(t);
    const reach = length * (0.5 + random() * 0.8);
    const angle = direction + (t - 0.5) * spread + (random() - 0.5) * 0.12;
    const x2 = x + Math.cos(angle) * reach;
    const y2 = y + Math.sin(angle) * reach;
    return {
      path: `M${x} ${y}Q${(x + x2) / 2 + (random() - 0.5) * 6} ${(y + y2) / 2} ${x2} ${y2}`,
      width: [width[0], width[1] * (0.6 + random() * 0.6)] as const,
      height: height * (0.5 + random() * 0.8) * (random() < 0.3 ? -0.8 : 1),
      taper: [0.06, 0.6] as const,
      skew: (random() - 0.5) * 0.5,
    };
  });
}

/** A fold along a path: its half width at both ends and its height. */
export const fold = (
  path: string,
  width: Fold["width"],
  height: number,
  options: Pick<Fold, "skew" | "taper" | "sharp"> = {},
): Fold => ({ path, width, height, ...options });
