import {
  along,
  band,
  bothSides,
  crossFold,
  crotchFolds,
  crumple,
  fold,
  gathers,
  groove,
  leg,
  puff,
  shadow,
  slack,
  smooth,
  stitch,
} from "../../tailor/index.ts";
import type { Fabric, Fold, HalfPattern, Leg, LegPattern, Panel, Seam, Tailor } from "../../tailor/index.ts";

/** Pants with an elastic waist: joggers, pajama pants, sleep shorts. */
export interface DrawstringPants {
  readonly leg: LegPattern;
  /** Height of the ribbed cuff. Without it there is none. */
  readonly cuff?: number;
  /** Fabric of the piping along the side seams or hems. */
  readonly piping?: Fabric;
  readonly pocket?: boolean;
  readonly short?: boolean;
}

const waistTop = "M306 104C350 116 450 116 494 104";
const waistLow = "M304 148C348 164 452 164 496 148";
const casing = "M306 104C350 116 450 116 494 104L497 148C452 164 348 164 303 148Z";

/** Loose legs: gathers from the waist, and breaks in the cloth over knee and ankle. */
function looseFolds(tailor: Tailor, pants: DrawstringPants, shape: Leg, half: HalfPattern): Fold[] {
  const { random } = tailor;
  const { path, side } = half;
  const { knee, hem, hemAt = 910 } = pants.leg;
  const past = hemAt + (pants.cuff ? -10 : 40);
  const hanging = [
    fold(path(`M292 300C${knee[0] + 26} 440 ${knee[0] + 22} 640 ${hem[0] + 24} ${past}`), [10, 20], 7, {
      taper: [0.4, pants.cuff ? 0.2 : 0.02],
      skew: -0.3 * side,
    }),
    fold(path(`M376 460C${knee[1] - 12} 560 ${hem[1] - 16} 720 ${hem[1] - 18} ${past}`), [9, 18], 7, {
      taper: [0.4, pants.cuff ? 0.2 : 0.02],
      skew: 0.3 * side,
    }),
    fold(path(`M330 440C${knee[0] + 60} 560 ${knee[0] + 56} 680 ${hem[0] + 50} ${past}`), [8, 18], -5, {
      taper: [0.4, 0.1],
    }),
  ];
  return [
    ...gathers(random, 9, path("M308 160C340 166 372 168 398 168"), Math.PI / 2, 90, {
      height: 4.6,
      width: [3, 10],
      spread: -0.35,
    }),
    ...crotchFolds(random, shape, half, 2.6, 4),
    ...hanging,
    ...(pants.short
      ? slack(random, shape, half, 0.7, 3, 2)
      : [...slack(random, shape, half, 0.5, 5, 4), ...slack(random, shape, half, 0.8, 5, 4.4)]),
    ...(pants.cuff ? bloused(tailor, shape, half) : []),
  ];
}

/** Cloth that pouches over a ribbed cuff. */
const bloused = ({ random }: Tailor, shape: Leg, half: HalfPattern): Fold[] => {
  const outer = along(half.path(shape.outer));
  const inner = along(half.path(shape.inner));
  return [
    ...gathers(random, 8, half.path(shape.hemLine(6)), -Math.PI / 2, 50, { height: 4, width: [3, 9] }),
    crossFold(outer, inner, 0.93, 0.92, { sag: 12 * half.side, width: 9, height: 4 }),
  ];
};

function legPanel(tailor: Tailor, pants: DrawstringPants, half: HalfPattern, seams: readonly Seam[]): Panel {
  const shape = leg(pants.leg);
  const { path, side } = half;
  return {
    outline: path(shape.outline),
    puffOutline: path(shape.puffOutline),
    fabric: tailor.cloth,
    puff: [puff(26, 15), puff(8, 3)],
    edge: puff(2, 1.4),
    folds: looseFolds(tailor, pants, shape, half),
    crumples: [crumple(2, 54, 120, 0.08 * side), crumple(1.1, 26, 46, 0.4, { seed: 3 })],
    grain: { angle: 0.05 * side, x: 400, y: 150 },
    shadow: shadow(9, 3, 4, 0.45),
    seams: [
      groove(path(shape.outer), -4 * side, { width: 1, depth: 0.6, pucker: 0.4 }),
      ...(pants.cuff ? [] : [groove(path(shape.hemLine(24)), 0, { width: 1, depth: 0.7, pucker: 0.6 })]),
      ...seams,
    ],
  };
}

function cuffPanel(
  tailor: Tailor,
  { leg: { hem, hemAt = 910 }, cuff = 0 }: DrawstringPants,
  { path, side, x }: HalfPattern,
): Panel {
  const [ho, hi] = hem;
  const y = hemAt - 6;
  const outline = path(
    `M${ho - 1} ${y}C${ho + 26} ${y + 11} ${hi - 26} ${y + 14} ${hi + 1} ${y + 8}L${hi - 8} ${y + cuff + 6}C${hi - 30} ${y + cuff + 12} ${ho + 34} ${y + cuff + 9} ${ho + 9} ${y + cuff}Z`,
  );
  return {
    outline,
    fabric: tailor.trim("rib"),
    puff: puff(10, 6),
    edge: puff(2.4, 1.5),
    grain: { angle: 0.05 * side, x: x((ho + hi) / 2), y },
    shadow: shadow(4, 1, 1, 0.3),
  };
}

/** Piping around the hem. */
const hemPiping = ({ leg: pattern, piping }: DrawstringPants, { path }: HalfPattern): Panel[] =>
  piping
    ? [
        {
          outline: band(path(leg(pattern).hemLine(30)), 3.6),
          fabric: piping,
          puff: puff(1.6, 1.4),
          shadow: shadow(1.8, 0.5, 1, 0.35),
        },
      ]
    : [];

const waistInside = (tailor: Tailor): Panel[] => [
  {
    outline: "M306 104C346 90 454 90 494 104L492 136L308 136Z",
    fabric: { ...tailor.cloth, gloss: 0, glint: 0 },
    tone: 0.62,
    shade: (_, y) => 1 - 0.3 * smooth(94, 124, y),
  },
  ...tailor.label(400, 98, { width: 42, height: 12, tone: 0.8 }),
];

/** Rows of elastic that gather the casing. */
const waistband = (tailor: Tailor): Panel => ({
  outline: casing,
  fabric: tailor.cloth,
  puff: puff(10, 5),
  edge: puff(2, 1.5),
  shadow: shadow(5, 1, 3, 0.42),
  folds: [
    ...gathers(tailor.random, 22, waistLow, -Math.PI / 2, 40, { height: 2.8, width: [2.6, 6] }),
    ...gathers(tailor.random, 18, waistTop, Math.PI / 2, 34, { height: 2, width: [2.6, 6] }),
  ],
  grain: { x: 400, y: 104 },
  seams: [
    groove(waistTop, 15, { width: 0.9, depth: 0.8, pucker: 0.8, puckerReach: 5 }),
    groove(waistTop, 30, { width: 0.9, depth: 0.8, pucker: 0.8, puckerReach: 5 }),
    groove(waistLow, -1, { width: 1.2, depth: 1.2, pucker: 0.6 }),
  ],
});

/** The two tied ends of the cord, from their eyelets. */
function drawstring(cord: Fabric): Panel[] {
  const strand = (path: string, width = 5.4): Panel => ({
    outline: band(path, width),
    fabric: cord,
    puff: puff(2.2, 1.9),
    shadow: shadow(3, 1.4, 2.6, 0.45),
  });
  const { x, y } = { x: 400, y: 140 };
  return [
    strand(`M${x - 2} ${y}C${x - 12} ${y + 34} ${x - 20} ${y + 66} ${x - 15} ${y + 104}`),
    strand(`M${x + 2} ${y}C${x + 12} ${y + 30} ${x + 13} ${y + 62} ${x + 22} ${y + 92}`),
    strand(
      `M${x} ${y}C${x - 16} ${y - 20} ${x - 46} ${y - 12} ${x - 42} ${y + 10}C${x - 36} ${y + 26} ${x - 14} ${y + 12} ${x} ${y}`,
    ),
    strand(
      `M${x} ${y}C${x + 16} ${y - 18} ${x + 44} ${y - 10} ${x + 40} ${y + 12}C${x + 34} ${y + 28} ${x + 14} ${y + 12} ${x} ${y}`,
    ),
    {
      outline: `M${x - 6} ${y - 6}C${x - 2} ${y - 9} ${x + 4} ${y - 9} ${x + 7} ${y - 5}C${x + 9} ${y + 2} ${x + 6} ${y + 8} ${x} ${y + 8}C${x - 7} ${y + 8} ${x - 9} ${y + 1} ${x - 6} ${y - 6}Z`,
      fabric: cord,
      puff: puff(5, 5),
      shadow: shadow(3, 1.4, 2, 0.5),
    },
  ];
}

const pocketSeam = (tailor: Tailor, { path, side }: HalfPattern): Seam[] => [
  groove(path("M312 168C310 206 300 250 284 282"), 0, { width: 1.4, depth: 1.8, pucker: 0.5 }),
  stitch(path("M312 168C310 206 300 250 284 282"), 4 * side, tailor.thread, {
    width: 0.8,
    length: 3,
    gap: 1.5,
    opacity: 0.45,
  }),
];

export function drawstringPants(
  tailor: Tailor,
  pants: DrawstringPants,
  cord: Fabric,
  isBack: boolean,
): Panel[] {
  const rise = groove("M402 160L402 386", 0, { width: 1.1, depth: 1.2, pucker: 0.7 });
  return [
    ...(isBack ? [] : waistInside(tailor)),
    ...bothSides((half) => [
      legPanel(tailor, pants, half, [
        ...(half.side === 1 ? [rise] : []),
        ...(pants.pocket && !isBack ? pocketSeam(tailor, half) : []),
      ]),
    ]).reverse(),
    ...bothSides((half) => (pants.cuff ? [cuffPanel(tailor, pants, half)] : hemPiping(pants, half))),
    waistband(tailor),
    ...(isBack ? [] : drawstring(cord)),
  ];
}
