import {
  band,
  bothSides,
  crumple,
  fold,
  mirror,
  groove,
  puff,
  shadow,
  smooth,
  stitch,
} from "../../tailor/index.ts";
import type { Fabric, Fold, Panel, Seam, Tailor } from "../../tailor/index.ts";
import { edging } from "./edging.ts";

/** The left half of a swimsuit or bodysuit, each line from its upper end, and the straps' width at the shoulder. */
export interface OnePieceShape {
  /** From the shoulder's inner corner to the middle of the neckline. */
  readonly neck: string;
  readonly backNeck: string;
  /** From the shoulder's outer corner to the armpit. */
  readonly armhole: string;
  /** From the armpit to the leg opening. */
  readonly side: string;
  /** From the side to the gusset, in front and in the back. */
  readonly leg: string;
  readonly backLeg: string;
  /** Both corners of the shoulder, and the gusset's half width and height. */
  readonly shoulder: readonly [outer: number, inner: number, y: number];
  readonly gusset: readonly [half: number, y: number];
}

const rest = (path: string): string => path.slice(path.indexOf("C"));

/** Reverses a curve. */
function reversed(path: string): string {
  const [start, ...curves] = path.slice(1).split("C");
  const points = [start, ...curves].flatMap(pairs).reverse();
  const [first, ...others] = points;
  const out = [`M${first}`];
  for (let i = 0; i + 2 < others.length; i += 3) out.push(`C${others.slice(i, i + 3).join(" ")}`);
  return out.join("");
}

function pairs(part: string): string[] {
  const numbers = part.trim().split(/[\s,]+/);
  return Array.from({ length: numbers.length / 2 }, (_, i) => `${numbers[i * 2]} ${numbers[i * 2 + 1]}`);
}

function outlineOf(shape: OnePieceShape, neck: string, leg: string): string {
  const [outer, inner, y] = shape.shoulder;
  const [g, gy] = shape.gusset;
  const left = `${reversed(neck)}L${outer} ${y}${rest(shape.armhole)}${rest(shape.side)}${rest(leg)}`;
  const down = `C${400 - g * 0.5} ${gy + 7} ${400 + g * 0.5} ${gy + 7} ${400 + g} ${gy}`;
  const up = `${rest(mirror(reversed(leg)))}${rest(mirror(reversed(shape.side)))}${rest(mirror(reversed(shape.armhole)))}L${800 - inner} ${y}${rest(mirror(neck))}Z`;
  return `${left}${down}${up}`;
}

/** Folds: drag lines from the armpits, waist creases, drag lines to the legs. */
const lying = (k: 1 | -1): Fold[] => {
  const x = (left: number): number => (k === 1 ? left : 800 - left);
  return [
    fold(`M${x(280)} 268C${x(310)} 300 ${x(346)} 316 ${x(386)} 312`, [6, 14], 3, {
      taper: [0.15, 0.55],
      skew: 0.3 * k,
    }),
    fold(`M${x(290)} 390C${x(326)} 412 ${x(362)} 416 ${x(396)} 404`, [6, 14], 3, {
      taper: [0.12, 0.5],
      skew: 0.3 * k,
    }),
    fold(`M${x(290)} 420C${x(320)} 446 ${x(350)} 452 ${x(384)} 446`, [5, 12], -2.4, { taper: [0.14, 0.5] }),
    fold(`M${x(264)} 540C${x(300)} 550 ${x(344)} 546 ${x(384)} 528`, [6, 14], 2.8, { taper: [0.15, 0.55] }),
    fold(`M${x(374)} 700C${x(352)} 630 ${x(322)} 570 ${x(296)} 500`, [5, 16], -2.6, { taper: [0.1, 0.6] }),
    fold(`M${x(300)} 300C${x(312)} 360 ${x(318)} 440 ${x(308)} 500`, [10, 16], 2.6, { taper: [0.4, 0.4] }),
  ];
};

export interface OnePieceTrim {
  readonly folds?: readonly Fold[];
  readonly seams?: readonly Seam[];
  readonly edge?: number;
  readonly inside?: Fabric;
}

function body(tailor: Tailor, shape: OnePieceShape, neck: string, leg: string, trim: OnePieceTrim): Panel {
  return {
    outline: outlineOf(shape, neck, leg),
    fabric: tailor.cloth,
    puff: [puff(24, 13), puff(8, 3)],
    edge: puff(2, 1.3),
    folds: [...lying(1), ...lying(-1), ...(trim.folds ?? [])],
    crumples: [crumple(1.4, 54, 90, 0.15), crumple(0.7, 24, 40, 0.5, { seed: 3 })],
    grain: { x: 400, y: 150 },
    shadow: shadow(9, 3, 5, 0.45),
    seams: trim.seams ?? [],
  };
}

/** Binding around neck, armholes and legs. */
function bindings(tailor: Tailor, shape: OnePieceShape, neck: string, leg: string, width: number): Panel[] {
  const fabric = tailor.plain;
  const around = `${neck}${rest(mirror(reversed(neck)))}`;
  return [
    ...bothSides(({ side, path }) => {
      const outside = { fabric, width, side: side === 1 ? (-1 as const) : (1 as const) };
      return [edging(tailor, path(leg), outside), edging(tailor, path(shape.armhole), outside)];
    }),
    edging(tailor, around, { fabric, width }),
  ];
}

const gussetSeam = (tailor: Tailor, [g, gy]: readonly [number, number], above: number): Seam[] => {
  const line = `M${400 - g - 30} ${gy - above}C${400 - g * 0.4} ${gy - above + 9} ${400 + g * 0.4} ${gy - above + 9} ${400 + g + 30} ${gy - above}`;
  return [
    groove(line, 0, { width: 1, depth: 0.8, pucker: 0.3 }),
    stitch(line, 3, tailor.thread, { width: 0.7, length: 2, gap: 1.3, opacity: 0.4, bump: 0.5 }),
  ];
};

export function onePieceFront(
  tailor: Tailor,
  shape: OnePieceShape,
  trim: OnePieceTrim,
  labelAt: number,
): Panel[] {
  const inside = trim.inside ?? { ...tailor.cloth, print: null, gloss: 0, glint: 0 };
  const { edge = 7 } = trim;
  return [
    {
      ...body(tailor, shape, shape.backNeck, shape.backLeg, { folds: [] }),
      fabric: inside,
      tone: 0.66,
      shade: (_, y) => 1 - 0.2 * smooth(labelAt, labelAt + 60, y) * smooth(500, 400, y),
    },
    ...tailor.label(400, labelAt + 6, { width: 36, height: 13, tone: 0.78 }),
    body(tailor, shape, shape.neck, shape.leg, {
      ...trim,
      seams: [...(trim.seams ?? []), ...gussetSeam(tailor, shape.gusset, 60)],
    }),
    ...bindings(tailor, shape, shape.neck, shape.leg, edge),
  ];
}

export function onePieceBack(tailor: Tailor, shape: OnePieceShape, trim: OnePieceTrim): Panel[] {
  return [
    body(tailor, shape, shape.backNeck, shape.backLeg, {
      ...trim,
      folds: [
        ...(trim.folds ?? []),
        fold("M400 560C402 600 398 640 400 690", [6, 10], -2.6, { taper: [0.4, 0.4] }),
      ],
      seams: [
        groove("M400 430C401 520 399 600 400 730", 0, { width: 1, depth: 0.9, pucker: 0.6 }),
        ...(trim.seams ?? []),
      ],
    }),
    ...bindings(tailor, shape, shape.backNeck, shape.backLeg, trim.edge ?? 7),
  ];
}

/** Openwork is too weak for straps and closures, which are satin. */
export const firm = (tailor: Tailor): Fabric =>
  ["lace", "mesh"].includes(tailor.garment.cloth) ? tailor.trim("satin") : tailor.plain;

/** Narrow straps between front and back, given for the left side. */
export const narrowStraps = (tailor: Tailor, left: string, width: number, tone = 1): Panel[] =>
  bothSides(({ path }) => [
    {
      outline: band(path(left), width),
      fabric: firm(tailor),
      tone,
      puff: puff(width * 0.36, width * 0.28),
      edge: puff(1.2, 0.8),
      shadow: shadow(3, 1.5, 3, 0.4),
    },
  ]);
