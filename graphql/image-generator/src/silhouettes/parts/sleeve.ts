import { crumple, groove, puff, shadow, sleeveFolds } from "../../tailor/index.ts";
import type { Crumple, Fabric, Fold, HalfPattern, Panel, Point, Seam, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { trace, type Trace } from "./trace.ts";

export interface SleeveMeasures {
  /** From the end of the shoulder to the opening. */
  readonly length: number;
  /** Its angle to the body, in radians from the vertical. */
  readonly spread: number;
  /** Width of the opening. */
  readonly opening: number;
  /** How full the sleeve head is, and how far the outer edge curves outward below it. */
  readonly head?: number;
  readonly bow?: number;
}

/** The lines of a left sleeve beside the body. */
export interface SleevePattern {
  readonly measures: SleeveMeasures;
  readonly outline: string;
  readonly outer: string;
  readonly inner: string;
  readonly opening: string;
  /** A point near the opening: share of its width from the outer edge, units below it. */
  readonly at: (share: number, below: number) => Point;
  readonly shoulder: Point;
}

export function sleevePattern(body: BodyMeasures, measures: SleeveMeasures): SleevePattern {
  const { length, spread, opening, head = 16, bow = 8 } = measures;
  const sx = 400 - body.shoulder;
  const sy = body.top + body.slope;
  const [dx, dy] = [-Math.sin(spread), Math.cos(spread)];
  const [nx, ny] = [Math.cos(spread), Math.sin(spread)];
  const place = (share: number, below: number): Point => [
    sx + dx * (length + below) + nx * share * opening,
    sy + dy * (length + below) + ny * share * opening,
  ];
  const [ox, oy] = place(0, 0);
  const [ix, iy] = place(1, 0);
  const third = length * 0.3;
  const elbowX = sx + dx * third * 1.1 - nx * bow;
  const elbowY = sy + dy * third * 1.1 - ny * bow;
  const outer = trace(sx + 6, sy - 3)
    .curve(
      sx - head * 0.7,
      sy + head * 0.35,
      elbowX - dx * third * 0.5 - head * 0.1,
      elbowY - dy * third * 0.5,
      elbowX,
      elbowY,
    )
    .curve(
      elbowX + dx * third * 0.7,
      elbowY + dy * third * 0.7,
      ox - dx * third * 0.6,
      oy - dy * third * 0.6,
      ox,
      oy,
    );
  const ax = 400 - body.chest;
  const inner = trace(ax, body.armpit).curve(
    ax + dx * third * 0.3,
    body.armpit + dy * third * 0.45,
    ix - dx * third * 0.6,
    iy - dy * third * 0.6,
    ix,
    iy,
  );
  const sag = place(0.5, opening * 0.05);
  const mouth = trace(ox, oy).curve(
    ox + (sag[0] - ox) * 0.6,
    oy + (sag[1] - oy) * 1.2,
    ix + (sag[0] - ix) * 0.6,
    iy + (sag[1] - iy) * 1.2,
    ix,
    iy,
  );
  return {
    measures,
    outline: outer
      .joined(mouth)
      .joined(inner.reversed)
      .line(ax + 30, body.armpit - 8)
      .line(sx + 34, sy + 20).closed,
    outer: outer.path,
    inner: inner.path,
    opening: mouth.path,
    at: place,
    shoulder: [sx, sy],
  };
}

export const softWear: readonly Crumple[] = [
  crumple(1.8, 60, 120, 0.15),
  crumple(1.1, 26, 50, -0.4, { seed: 3 }),
];

export interface SleevePanel {
  readonly fabric?: Fabric;
  readonly height?: number;
  readonly count?: number;
  readonly folds?: readonly Fold[];
  readonly seams?: readonly Seam[];
  readonly crumples?: readonly Crumple[];
  readonly rough?: Panel["rough"];
  readonly cuff?: boolean;
  readonly round?: number;
}

/** The sleeve on one side. Draw it before the body. */
export function sleevePanel(
  tailor: Tailor,
  { side, path, x }: HalfPattern,
  sleeve: SleevePattern,
  options: SleevePanel = {},
): Panel {
  const { height = 4.8, count = 6, cuff = true, round = 1, crumples = softWear } = options;
  const [sx, sy] = sleeve.shoulder;
  return {
    outline: path(sleeve.outline),
    fabric: options.fabric ?? tailor.cloth,
    puff: [puff(26, 15 * round), puff(8, 3)],
    edge: puff(2, 1.2),
    folds: [
      ...sleeveFolds(tailor.random, path(sleeve.outer), path(sleeve.inner), { height, count, side, cuff }),
      ...(options.folds ?? []),
    ],
    crumples,
    grain: { angle: sleeve.measures.spread * side, x: x(sx), y: sy },
    seams: options.seams ?? [],
    rough: options.rough,
    shadow: shadow(9, 3, 4, 0.4),
  };
}

const corners = (points: readonly Point[]): Trace =>
  points.slice(1).reduce((line, [x, y]) => line.line(x, y), trace(points[0][0], points[0][1]));

/** A cuff or rib from `from` above the opening to `to` below it; `snug` is its width relative to the sleeve. */
export function cuffOutline(sleeve: SleevePattern, from: number, to: number, snug = 1, taper = 1): string {
  const wide = (1 - snug) / 2;
  const narrow = (1 - snug * taper) / 2;
  const [a, b, c, d] = [
    sleeve.at(wide, from),
    sleeve.at(1 - wide, from),
    sleeve.at(1 - narrow, to),
    sleeve.at(narrow, to),
  ];
  const low = sleeve.at(0.5, to + 4);
  const high = sleeve.at(0.5, from + 4);
  return trace(a[0], a[1])
    .curve(high[0], high[1], high[0], high[1], b[0], b[1])
    .line(c[0], c[1])
    .curve(low[0], low[1], low[0], low[1], d[0], d[1])
    .line(a[0], a[1]).closed;
}

/** A line across the sleeve, `below` its opening (negative: above). */
export const acrossSleeve = (sleeve: SleevePattern, below: number, inset = 0): string =>
  corners([sleeve.at(inset, below), sleeve.at(0.5, below + 3), sleeve.at(1 - inset, below)]).path;

export const armholeSeam = (path: string, side: number): Seam =>
  groove(path, -1.5 * side, { width: 1.4, depth: 1.4, pucker: 0.4 });
