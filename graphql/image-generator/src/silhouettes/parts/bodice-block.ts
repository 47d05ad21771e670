import { trace, type Trace } from "./trace.ts";

/** Measurements of a body pattern that lies flat, in drawing units (seven per centimeter). Widths are halves. */
export interface BodyMeasures {
  /** Height of the neck point, and its distance from the center. */
  readonly top: number;
  readonly neck: number;
  readonly shoulder: number;
  /** How far the end of the shoulder is below the neck point. */
  readonly slope: number;
  readonly chest: number;
  readonly armpit: number;
  readonly waist?: readonly [half: number, y: number];
  readonly hip?: readonly [half: number, y: number];
  readonly hem: number;
  readonly hemAt: number;
  /** How much lower the hem is at the center than at the sides. Negative for shirt tails. */
  readonly dip?: number;
}

/** The lines of the left half of a body pattern, each from its upper or outer end. */
export interface BodiceBlock {
  readonly measures: BodyMeasures;
  readonly shoulder: Trace;
  readonly armhole: Trace;
  readonly side: Trace;
  readonly hem: Trace;
  /** From the neck point to the middle of the hem. */
  readonly edge: Trace;
  /** The same line extended past armhole and hem, for rounding. */
  readonly past: Trace;
  /** The whole piece, given the left half of its neckline from the center to the neck point. */
  readonly whole: (neckline: Trace) => string;
  readonly wholePast: (neckline: Trace) => string;
}

export function bodiceBlock(measures: BodyMeasures): BodiceBlock {
  const { top, neck, shoulder: across, slope, chest, armpit, hem: wide, hemAt, dip = 6 } = measures;
  const neckX = 400 - neck;
  const sx = 400 - across;
  const sy = top + slope;
  const ax = 400 - chest;
  const deep = armpit - sy;
  const shoulder = trace(neckX, top).curve(
    neckX - (neckX - sx) * 0.35,
    top + slope * 0.24,
    sx + (neckX - sx) * 0.3,
    sy - slope * 0.3,
    sx,
    sy,
  );
  const armhole = trace(sx, sy).curve(sx + 15, sy + deep * 0.36, sx + 15, armpit - deep * 0.24, ax, armpit);
  const side = sideSeam(measures);
  const hem = trace(400 - wide, hemAt).curve(
    400 - wide * 0.72,
    hemAt + dip * 0.75,
    400 - wide * 0.36,
    hemAt + dip,
    400,
    hemAt + dip,
  );
  const edge = shoulder.joined(armhole).joined(side).joined(hem);
  const past = trace(neckX, top - 6)
    .line(sx - 26, sy - 16)
    .line(ax - 10, armpit)
    .joined(side)
    .line(400 - wide - 4, hemAt + 120)
    .line(400, hemAt + 120);
  return {
    measures,
    shoulder,
    armhole,
    side,
    hem,
    edge,
    past,
    whole: (neckline) => neckline.joined(edge).onTheFold,
    wholePast: (neckline) => neckline.joined(past).onTheFold,
  };
}

function sideSeam({ chest, armpit, waist, hip, hem, hemAt }: BodyMeasures): Trace {
  const stations = [waist ?? [], hip ?? []].filter((s) => s.length === 2) as (readonly [number, number])[];
  const knots = [[chest, armpit] as const, ...stations, [hem, hemAt] as const];
  return knots.slice(1).reduce(
    (line, [half, y], i) => {
      const [before, from] = knots[i];
      const reach = y - from;
      const slopeAt = (k: number): number =>
        k <= 0 || k >= knots.length - 1
          ? 0.55 * slant(knots[Math.max(0, k - 1)], knots[Math.min(knots.length - 1, k + 1)])
          : slant(knots[k - 1], knots[k + 1]);
      return line.curve(
        400 - before - slopeAt(i) * reach * 0.34,
        from + reach * 0.34,
        400 - half + slopeAt(i + 1) * reach * 0.34,
        y - reach * 0.34,
        400 - half,
        y,
      );
    },
    trace(400 - chest, armpit),
  );
}

const slant = (a: readonly [number, number], b: readonly [number, number]): number =>
  b[1] === a[1] ? 0 : (b[0] - a[0]) / (b[1] - a[1]);

/** The left half of a round neckline, from the center to the neck point. */
export const roundNeck = (neck: number, top: number, depth: number): Trace =>
  trace(400, top + depth).curve(
    400 - neck * 0.56,
    top + depth,
    400 - neck * 0.96,
    top + depth * 0.56,
    400 - neck,
    top,
  );

/** The left half of a V neckline. */
export const veeNeck = (neck: number, top: number, depth: number): Trace =>
  trace(400, top + depth).curve(
    400 - neck * 0.3,
    top + depth * 0.72,
    400 - neck * 0.86,
    top + depth * 0.3,
    400 - neck,
    top,
  );
