import { crotchFolds, crumple, fold, groove, leg, pressed, puff, shadow, slack } from "../../tailor/index.ts";
import type { Fold, HalfPattern, Leg, LegPattern, Panel, Random, Seam, Tailor } from "../../tailor/index.ts";

/** How a woven leg folds. */
export interface TrouserLeg {
  readonly leg: LegPattern;
  /** Height of the pressed crease. 0 for washed pants, which have none. */
  readonly crease: number;
  /** Height of the folds across knee and shin. */
  readonly slack: number;
  /** The hem allowance, visible as a line, in drawing units. */
  readonly hem?: number;
  /** Folds down the leg. Defaults to those of a long leg. */
  readonly drape?: (half: HalfPattern) => Fold[];
  readonly crotch?: number;
}

/** Stripes and dots shift less with a leg's folds than soft cloth: steep folds would break them into dashes. */
const legSlide = 2.4;

export function trouserLeg(
  tailor: Tailor,
  pattern: TrouserLeg,
  half: HalfPattern,
  folds: readonly Fold[],
  seams: readonly Seam[],
): Panel {
  const { random, cloth } = tailor;
  const shape = leg(pattern.leg);
  const { path, side } = half;
  // Leather is never pressed.
  const crease = cloth.body < 0.9 ? pattern.crease : 0;
  return {
    outline: path(shape.outline),
    puffOutline: path(shape.puffOutline),
    fabric: cloth.print ? { ...cloth, slide: legSlide } : cloth,
    // Leather keeps its full rounding, which would make the sides black.
    puff: [puff(24, 8 / cloth.body), puff(8, 3)],
    edge: puff(2, 1.4),
    relief: crease > 0 ? pressed(shape, side, crease) : undefined,
    folds: [
      ...(crease > 0 ? [creaseOf(half, shape)] : []),
      ...crotchFolds(random, shape, half, pattern.crotch ?? 4, 5),
      ...(pattern.drape ?? longDrape(pattern.leg, random))(half),
      ...slack(random, shape, half, 0.5, 4, pattern.slack * 0.8),
      ...slack(random, shape, half, 0.84, 5, pattern.slack),
      ...folds,
    ],
    crumples: [crumple(1.8, 50, 200, 0.06 * side), crumple(0.9, 24, 60, 0.4, { seed: 3 })],
    grain: { angle: 0.05 * side, x: 400, y: 150 },
    shadow: shadow(9, 3, 4, 0.45),
    seams: [
      groove(path(shape.hemLine(pattern.hem ?? 26)), 0, { width: 1, depth: 0.6, pucker: 0.5 }),
      groove(path(shape.outer), -4 * side, { width: 1, depth: 0.6, pucker: 0.4 }),
      ...seams,
    ],
  };
}

const creaseOf = ({ path }: HalfPattern, shape: Leg): Fold =>
  fold(path(shape.crease), [2.4, 3.4], 3.4, { sharp: true, taper: [0.05, 0.01] });

/** Long folds from hip and seat into the leg, different on each leg. */
const longDrape =
  ({ knee, hem }: LegPattern, random: Random) =>
  ({ path, side }: HalfPattern): Fold[] => {
    const [ko, ki] = knee;
    const [ho, hi] = hem;
    const stray = (x: number, by = 18): number => x + (random() - 0.5) * by;
    const strong = (height: number): number => height * (0.8 + random() * 0.5);
    return [
      fold(
        path(`M${stray(294)} 300C${stray(ko + 26)} 440 ${stray(ko + 20)} 680 ${stray(ho + 22)} 940`),
        [10, 20],
        strong(10),
        {
          taper: [0.4, 0.02],
          skew: -0.3 * side,
        },
      ),
      fold(
        path(`M${stray(372)} 470C${stray(ki - 8)} 600 ${stray(hi - 16)} 780 ${stray(hi - 20, 12)} 940`),
        [9, 18],
        strong(10),
        {
          taper: [0.4, 0.02],
          skew: 0.3 * side,
        },
      ),
      fold(
        path(`M${stray(320)} 540C${stray(ko + 52)} 680 ${stray(ho + 50)} 800 ${stray(ho + 48)} 940`),
        [8, 16],
        strong(-8),
        {
          taper: [0.45, 0.02],
        },
      ),
      fold(path(`M392 430C372 ${stray(460)} 344 480 ${stray(312, 30)} 488`), [6, 13], strong(4.5), {
        taper: [0.1, 0.55],
        skew: 0.3 * side,
      }),
    ];
  };

/** Short legs stand off the thigh, with a few folds above the hem. */
export const shortDrape =
  ({ hem, hemAt = 600 }: LegPattern) =>
  ({ path, side }: HalfPattern): Fold[] => {
    const [ho, hi] = hem;
    const past = hemAt + 40;
    return [
      fold(path(`M288 300C${ho + 36} 400 ${ho + 28} 500 ${ho + 26} ${past}`), [9, 18], 7, {
        taper: [0.4, 0.02],
        skew: -0.3 * side,
      }),
      fold(path(`M380 430C${hi - 8} 480 ${hi - 20} 540 ${hi - 22} ${past}`), [8, 16], 7, {
        taper: [0.4, 0.02],
        skew: 0.3 * side,
      }),
      fold(path(`M322 420C${ho + 60} 490 ${ho + 58} 540 ${ho + 54} ${past}`), [8, 16], -5, {
        taper: [0.45, 0.02],
      }),
      fold(path("M392 420C372 446 344 462 312 468"), [6, 13], 4, { taper: [0.1, 0.55], skew: 0.3 * side }),
    ];
  };

/** Pleats below the waistband, the first one in line with the crease. */
export const waistPleats = ({ path, side }: HalfPattern, count: number, height = 5.5): Fold[] =>
  [362, 336].slice(0, count).map((x) =>
    fold(path(`M${x} 146C${x - 1} 240 ${x - 8} 320 ${x - 16} 430`), [3, 12], height, {
      sharp: true,
      taper: [0.02, 0.6],
      skew: 0.4 * side,
    }),
  );

/** The seam of a slanted left pocket. */
export const sidePocket = ({ path }: HalfPattern): Seam =>
  groove(path("M314 150C310 190 298 230 283 262"), 0, { width: 1.3, depth: 1.6, pucker: 0.4 });

/** Darts and welt pockets of the seat. */
export const seatSeams = ({ path, side }: HalfPattern, crotch = 386): Seam[] => [
  groove(path("M350 150C350 176 349 196 347 214"), 0, { width: 1, depth: 1, pucker: 0.3 }),
  groove(path("M318 228L374 222"), 0, { width: 1.2, depth: 1.8 }),
  groove(path("M318 228L374 222"), 5 * side, { width: 0.9, depth: 1 }),
  ...(side === 1 ? [groove(`M402 150L402 ${crotch}`, 0, { width: 1, depth: 1.2, pucker: 0.5 })] : []),
];

/** The buttons of both welt pockets. */
export const weltButtons = (tailor: Tailor): Panel[] => [346, 454].flatMap((x) => tailor.button(x, 236, 5));
