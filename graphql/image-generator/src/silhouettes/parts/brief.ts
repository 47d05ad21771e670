import {
  bothSides,
  crumple,
  fold,
  gathers,
  groove,
  mirror,
  puff,
  shadow,
  smooth,
  stitch,
} from "../../tailor/index.ts";
import type { Fabric, Fold, Panel, Seam, Tailor } from "../../tailor/index.ts";
import { edging, type Edging } from "./edging.ts";

/** A brief that lies flat. Widths are halves, from the center line. */
export interface BriefShape {
  readonly waist: readonly [half: number, y: number];
  /** How much lower the waist is in the middle, in front and in the back. */
  readonly dip: readonly [front: number, back: number];
  /** Where the side seam meets the leg opening. */
  readonly side: readonly [half: number, y: number];
  readonly gusset: readonly [half: number, y: number];
  /** How deep the leg opening is cut: 0 is nearly straight, 1 is deep. */
  readonly cutIn: number;
  /** Height of the waist elastic. */
  readonly band: number;
}

export interface BriefTrim {
  readonly waist: Edging;
  readonly leg: Edging;
  readonly seams?: readonly Seam[];
  readonly folds?: readonly Fold[];
  readonly labelled?: boolean;
}

const waistLine = ({ waist: [w, y] }: BriefShape, dip: number): string =>
  `M${400 - w} ${y}C${400 - w * 0.5} ${y + dip} ${400 + w * 0.5} ${y + dip} ${400 + w} ${y}`;

/** The left leg opening from the side seam to the gusset. */
function legLine({ side: [s, sy], gusset: [g, gy] }: BriefShape, cutIn: number): string {
  const deep = gy - sy;
  return `M${400 - s} ${sy}C${400 - s + (s - g) * 0.5} ${sy + deep * (0.32 - 0.3 * cutIn)} ${400 - g - (s - g) * (0.4 - 0.34 * cutIn)} ${sy + deep * (0.66 - 0.24 * cutIn)} ${400 - g} ${gy}`;
}

function outlineOf(shape: BriefShape, dip: number, cutIn: number): string {
  const {
    waist: [w, y],
    side: [s, sy],
    gusset: [g, gy],
  } = shape;
  const legCurve = legLine(shape, cutIn);
  const [, c1x, c1y, c2x, c2y] = /C(\S+) (\S+) (\S+) (\S+) /.exec(mirror(legCurve)) ?? [];
  return `${waistLine(shape, dip)}C${400 + w + (s - w) * 0.3} ${y + (sy - y) * 0.4} ${400 + s} ${sy - (sy - y) * 0.3} ${400 + s} ${sy}C${c1x} ${c1y} ${c2x} ${c2y} ${400 + g} ${gy}C${400 + g * 0.5} ${gy + 7} ${400 - g * 0.5} ${gy + 7} ${400 - g} ${gy}${backUp(legCurve, 400 - s, sy)}C${400 - s} ${sy - (sy - y) * 0.3} ${400 - w - (s - w) * 0.3} ${y + (sy - y) * 0.4} ${400 - w} ${y}Z`;
}

/** The same curve in the opposite direction. */
function backUp(curve: string, x: number, y: number): string {
  const [, c1x, c1y, c2x, c2y] = /C(\S+) (\S+) (\S+) (\S+) /.exec(curve) ?? [];
  return `C${c2x} ${c2y} ${c1x} ${c1y} ${x} ${y}`;
}

const trims = (
  tailor: Tailor,
  shape: BriefShape,
  dip: number,
  cutIn: number,
  trim: BriefTrim,
  tone = 1,
): Panel[] => [
  ...bothSides(({ side, path }) => [
    edging(tailor, path(legLine(shape, cutIn)), { ...trim.leg, tone, side: side === 1 ? -1 : 1 }),
  ]),
  edging(tailor, waistLine(shape, dip), { width: shape.band, ...trim.waist, tone }),
];

function panel(
  tailor: Tailor,
  shape: BriefShape,
  dip: number,
  cutIn: number,
  trim: BriefTrim,
  fabric: Fabric,
): Panel {
  const {
    waist: [w, y],
    side: [s, sy],
    gusset: [g, gy],
  } = shape;
  const { random } = tailor;
  const seam = `M${400 - w} ${y + shape.band}C${400 - w * 0.5} ${y + shape.band + dip} ${400 + w * 0.5} ${y + shape.band + dip} ${400 + w} ${y + shape.band}`;
  return {
    outline: outlineOf(shape, dip, cutIn),
    fabric,
    puff: [puff(20, 11), puff(7, 3)],
    edge: puff(1.8, 1.2),
    folds: [
      ...gathers(random, 12, seam, Math.PI / 2, 34, { height: 1.6, width: [3, 8], spread: -0.5 }),
      ...([1, -1] as const).flatMap((k): Fold[] => [
        fold(
          `M${400 - k * (s - 8)} ${sy - 14}C${400 - k * s * 0.7} ${sy + 6} ${400 - k * s * 0.44} ${sy + 10} ${400 - k * s * 0.16} ${sy - 6}`,
          [6, 14],
          3,
          { taper: [0.15, 0.6], skew: 0.3 * k },
        ),
        fold(
          `M${400 - k * (g + 6)} ${gy - 26}C${400 - k * s * 0.34} ${sy + (gy - sy) * 0.42} ${400 - k * s * 0.3} ${sy} ${400 - k * s * 0.34} ${y + 60}`,
          [5, 14],
          -2.4,
          { taper: [0.15, 0.55] },
        ),
      ]),
      ...(trim.folds ?? []),
    ],
    crumples: [crumple(1.2, 44, 60, 0.2)],
    grain: { x: 400, y },
    shadow: shadow(7, 2.5, 4, 0.42),
    seams: trim.seams ?? [],
  };
}

const gussetSeams = (tailor: Tailor, { gusset: [g, gy] }: BriefShape, above: number): Seam[] => {
  const line = `M${400 - g - 24} ${gy - above}C${400 - g * 0.4} ${gy - above + 9} ${400 + g * 0.4} ${gy - above + 9} ${400 + g + 24} ${gy - above}`;
  return [
    groove(line, 0, { width: 1, depth: 0.8, pucker: 0.3 }),
    stitch(line, 3, tailor.thread, { width: 0.7, length: 2, gap: 1.3, opacity: 0.4, bump: 0.5 }),
  ];
};

/** How deep the back is cut, relative to the front. */
const fullerBehind = 0.62;

export function briefFront(tailor: Tailor, shape: BriefShape, trim: BriefTrim): Panel[] {
  const {
    waist: [w, y],
    dip,
    cutIn,
  } = shape;
  const inside = { ...tailor.cloth, gloss: 0, glint: 0 };
  const [front, behind] = dip;
  const back = panel(tailor, shape, behind, cutIn - fullerBehind, { ...trim, seams: [], folds: [] }, inside);
  return [
    { ...back, tone: 0.72, shade: (_, py) => 1 - 0.25 * smooth(y + 4, y + 30, py) },
    edging(tailor, waistLine(shape, behind), { width: shape.band, ...trim.waist, tone: 0.78 }),
    ...(trim.labelled === false
      ? []
      : tailor.label(400, y + behind * 0.75 + 3, { width: Math.min(34, w * 0.3), height: 11, tone: 0.8 })),
    panel(
      tailor,
      shape,
      front,
      cutIn,
      { ...trim, seams: [...(trim.seams ?? []), ...gussetSeams(tailor, shape, 44)] },
      tailor.cloth,
    ),
    ...trims(tailor, shape, front, cutIn, trim),
  ];
}

export function briefBack(tailor: Tailor, shape: BriefShape, trim: BriefTrim): Panel[] {
  const {
    dip: [, behind],
    cutIn,
    side: [s, sy],
  } = shape;
  const fuller = cutIn - fullerBehind;
  return [
    panel(
      tailor,
      shape,
      behind,
      fuller,
      {
        ...trim,
        seams: gussetSeams(tailor, shape, 30),
        folds: [
          fold(`M400 ${sy - 40}C401 ${sy + 10} 399 ${sy + 50} 400 ${sy + 90}`, [5, 9], -2.6, {
            taper: [0.4, 0.4],
          }),
          fold(
            `M${400 - s * 0.8} ${sy + 20}C${400 - s * 0.5} ${sy + 60} ${400 - s * 0.3} ${sy + 70} 398 ${sy + 60}`,
            [6, 12],
            2.4,
            { taper: [0.2, 0.5] },
          ),
          fold(
            `M${400 + s * 0.8} ${sy + 20}C${400 + s * 0.5} ${sy + 60} ${400 + s * 0.3} ${sy + 70} 402 ${sy + 60}`,
            [6, 12],
            2.4,
            { taper: [0.2, 0.5] },
          ),
        ],
      },
      tailor.cloth,
    ),
    ...trims(tailor, shape, behind, fuller, trim),
  ];
}
