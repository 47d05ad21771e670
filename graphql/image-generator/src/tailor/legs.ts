import { along } from "../geometry/polyline.ts";
import type { Random } from "../geometry/random.ts";
import { lerp } from "../geometry/scalar.ts";
import { crossFold, type Fold } from "./fold.ts";
import type { Relief } from "./panel.ts";
import type { HalfPattern, Side } from "./sides.ts";

/** A left trouser leg: x of its outer and inner edges, y of its heights. The waist seam is at y = 150. */
export interface LegPattern {
  readonly waist: number;
  readonly hip: number;
  readonly knee: readonly [outer: number, inner: number];
  readonly hem: readonly [outer: number, inner: number];
  readonly crotch?: number;
  readonly kneeAt?: number;
  readonly hemAt?: number;
}

export interface Leg {
  readonly outline: string;
  /** The outline extended past waist, crotch and hem, which are not rounded. */
  readonly puffOutline: string;
  readonly outer: string;
  readonly inner: string;
  /** A line parallel to the hem, `above` units higher. */
  readonly hemLine: (above: number) => string;
  /** The pressed crease, from waist to hem. */
  readonly crease: string;
}

export function leg(pattern: LegPattern): Leg {
  const { waist, hip, knee, hem, crotch = 386, kneeAt = 610, hemAt = 910 } = pattern;
  const [ko, ki] = knee;
  const [ho, hi] = hem;
  const thigh = lerp(290, kneeAt, 0.3);
  const upper = lerp(290, kneeAt, 0.7);
  const shin = lerp(kneeAt, hemAt, 0.35);
  const ankle = lerp(kneeAt, hemAt, 0.7);
  const outerCurve = `C${waist - 12} 190 ${hip + 4} 236 ${hip} 290C${lerp(hip, ko, 0.3)} ${thigh} ${lerp(hip, ko, 0.74)} ${upper} ${ko} ${kneeAt}C${lerp(ko, ho, 0.35)} ${shin} ${lerp(ko, ho, 0.7)} ${ankle} `;
  const innerUp = `C${lerp(hi, ki, 0.3)} ${ankle} ${lerp(hi, ki, 0.7)} ${shin} ${ki} ${kneeAt - 20}C${lerp(ki, 402, 0.32)} ${lerp(kneeAt, crotch, 0.38)} ${lerp(ki, 402, 0.72)} ${lerp(kneeAt, crotch, 0.76)} 402 ${crotch}`;
  const innerDown = `M402 ${crotch}C${lerp(ki, 402, 0.72)} ${lerp(kneeAt, crotch, 0.76)} ${lerp(ki, 402, 0.32)} ${lerp(kneeAt, crotch, 0.38)} ${ki} ${kneeAt - 20}C${lerp(hi, ki, 0.7)} ${shin} ${lerp(hi, ki, 0.3)} ${ankle} ${hi} ${hemAt + 8}`;
  const hemLine = (above: number): string =>
    `M${ho} ${hemAt - above}C${lerp(ho, hi, 0.25)} ${hemAt + 11 - above} ${lerp(ho, hi, 0.72)} ${hemAt + 15 - above} ${hi} ${hemAt + 8 - above}`;
  const middle = (a: number, b: number): number => lerp(a, b, 0.48);
  return {
    outline: `M${waist} 150${outerCurve}${ho} ${hemAt}${hemLine(0).replace(/^M[^C]+/, "")}${innerUp}L402 150Z`,
    puffOutline: `M${waist} 60L${waist} 150${outerCurve}${ho} ${hemAt}L${ho} 1100L${hi} 1100L${hi} ${hemAt + 8}${innerUp}L450 ${crotch}L450 60Z`,
    outer: `M${waist} 150${outerCurve}${ho} ${hemAt}`,
    inner: innerDown,
    hemLine,
    crease: `M${middle(waist, 402) - 2} 190C${middle(hip, 400)} 380 ${middle(ko, ki)} ${kneeAt - 60} ${middle(ko, ki)} ${kneeAt}C${middle(ko, ki)} ${kneeAt + 100} ${middle(ho, hi)} ${hemAt - 120} ${middle(ho, hi)} ${hemAt + 30}`,
  };
}

/** Folds that radiate from the crotch across the thigh. */
export function crotchFolds(
  random: Random,
  { outer, inner }: Leg,
  half: HalfPattern,
  height: number,
  count = 6,
): Fold[] {
  const from = along(half.path(inner));
  const to = along(half.path(outer));
  return Array.from({ length: count }, (_, k) => {
    const [px, py] = from(0.01 + k * 0.015);
    const [qx, qy] = to(0.1 + k * 0.07 + (random() - 0.5) * 0.03);
    const reach = 0.5 + random() * 0.4;
    return {
      path: `M${px} ${py}Q${lerp(px, qx, 0.5)} ${lerp(py, qy, 0.5) + 8} ${lerp(px, qx, reach)} ${lerp(py, qy, reach)}`,
      width: [4, 9] as const,
      height: height * (0.75 + random() * 0.6) * (k % 2 ? -0.75 : 1),
      taper: [0.08, 0.6] as const,
      skew: (random() - 0.5) * 0.6,
    };
  });
}

/** Slack across the leg: behind the knee at 0.5 of its length, above the shoe at 0.88. */
export function slack(
  random: Random,
  { outer, inner }: Leg,
  half: HalfPattern,
  at: number,
  count: number,
  height: number,
): Fold[] {
  const o = along(half.path(outer));
  const i = along(half.path(inner));
  return Array.from({ length: count }, (_, k) => {
    const t = at + k * 0.03 + (random() - 0.5) * 0.025;
    return crossFold(o, i, t, t - 0.09 + (random() - 0.5) * 0.06, {
      sag: (7 + random() * 8) * half.side,
      width: 6 + random() * 5,
      height: height * (0.65 + random() * 0.7) * (k % 2 ? -0.8 : 1),
      from: random() * 0.35,
      to: 0.55 + random() * 0.45,
    });
  });
}

/** The slopes on both sides of a pressed crease, like a low roof with the crease as its ridge. */
export function pressed({ crease, outer, inner }: Leg, side: Side, height: number): Relief {
  const ridge = byHeight(crease);
  const left = byHeight(outer);
  const right = byHeight(inner);
  return (x, y) => {
    const px = side === 1 ? x : 800 - x;
    const top = ridge(y);
    const edge = px < top ? left(y) : y < 386 ? 402 : right(y);
    const width = Math.abs(edge - top) || 1;
    return height * Math.max(0, 1 - Math.abs(px - top) / width);
  };
}

/** The x of a downward line at a given height. */
function byHeight(path: string): (y: number) => number {
  const at = along(path);
  const table = new Float32Array(1101);
  let last = at(0);
  table.fill(last[0]);
  for (let k = 1; k <= 400; k++) {
    const point = at(k / 400);
    for (let y = Math.max(0, Math.ceil(last[1])); y <= Math.min(1100, point[1]); y++) table[y] = point[0];
    last = point;
  }
  table.fill(last[0], Math.max(0, Math.ceil(last[1])));
  return (y) => table[Math.max(0, Math.min(1100, Math.round(y)))];
}
