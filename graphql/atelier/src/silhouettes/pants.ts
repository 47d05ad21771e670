import {
  bothSides,
  crotchFolds,
  crumple,
  fold,
  groove,
  leg,
  pressed,
  puff,
  rectangle,
  shadow,
  slack,
  smooth,
} from "../tailor/index.ts";
import type { Drawing, Fold, Grading, HalfPattern, LegPattern, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

interface PantsPattern {
  readonly leg: LegPattern;
  /** Heights of the pressed crease and of the cross folds. */
  readonly crease: number;
  readonly slack: number;
  /** Pleats laid under the waistband, a side. */
  readonly pleats: number;
  readonly across: number;
  readonly hemAt: number;
}

const patterns = {
  wide: {
    leg: { waist: 300, hip: 272, knee: [238, 384], hem: [206, 372] },
    crease: 24,
    slack: 3.6,
    pleats: 1,
    across: 1.2,
    hemAt: 910,
  },
  slim: {
    leg: { waist: 300, hip: 274, knee: [274, 372], hem: [284, 352] },
    crease: 18,
    slack: 4,
    pleats: 0,
    across: 1.22,
    hemAt: 880,
  },
  cropped: {
    leg: { waist: 300, hip: 272, knee: [262, 374], hem: [262, 352] },
    crease: 18,
    slack: 3,
    pleats: 0,
    across: 1.26,
    hemAt: 770,
  },
  pleated: {
    leg: { waist: 302, hip: 262, knee: [256, 376], hem: [272, 354] },
    crease: 20,
    slack: 3.8,
    pleats: 2,
    across: 1.24,
    hemAt: 895,
  },
} as const satisfies Record<string, PantsPattern>;

const waist = "M300 92C344 108 456 108 500 92";
const waistband = "M300 92C344 108 456 108 500 92L502 148C456 164 344 164 298 148Z";

function trouserLeg(
  tailor: Tailor,
  pattern: PantsPattern,
  half: HalfPattern,
  seams: Panel["seams"],
  isBack: boolean,
): Panel {
  const { random, cloth } = tailor;
  const shape = leg(pattern.leg);
  const { path, side } = half;
  return {
    outline: path(shape.outline),
    puffOutline: path(shape.puffOutline),
    fabric: cloth,
    puff: [puff(24, 12), puff(8, 3)],
    edge: puff(2, 1.4),
    relief: pressed(shape, side, pattern.crease),
    folds: [
      fold(path(shape.crease), [2.4, 3.4], 3.4, { sharp: true, taper: [0.05, 0.01] }),
      ...crotchFolds(random, shape, half, isBack ? 2 : 4, 5),
      ...drape(half, pattern),
      ...slack(random, shape, half, 0.5, 4, pattern.slack * 0.8),
      ...slack(random, shape, half, 0.84, 5, pattern.slack),
      ...(isBack ? [] : pleats(half, pattern.pleats)),
    ],
    crumples: [crumple(1.8, 50, 200, 0.06 * side), crumple(0.9, 24, 60, 0.4, { seed: 3 })],
    grain: { angle: 0.05 * side, x: 400, y: 150 },
    shadow: shadow(9, 3, 4, 0.45),
    seams: [
      groove(path(shape.hemLine(26)), 0, { width: 1, depth: 0.6, pucker: 0.5 }),
      groove(path(shape.outer), -4 * side, { width: 1, depth: 0.6, pucker: 0.4 }),
      ...(seams ?? []),
    ],
  };
}

/** Long folds that hang from hip and seat into the leg. */
function drape({ path, side }: HalfPattern, { leg: { knee, hem } }: PantsPattern): Fold[] {
  const [ko, ki] = knee;
  const [ho, hi] = hem;
  return [
    fold(path(`M292 300C${ko + 26} 440 ${ko + 18} 680 ${ho + 20} 940`), [10, 20], 9, {
      taper: [0.4, 0.02],
      skew: -0.3 * side,
    }),
    fold(path(`M374 470C${ki - 6} 600 ${hi - 14} 780 ${hi - 18} 940`), [9, 18], 9, {
      taper: [0.4, 0.02],
      skew: 0.3 * side,
    }),
    fold(path(`M318 540C${ko + 50} 680 ${ho + 46} 800 ${ho + 44} 940`), [8, 16], -7, { taper: [0.45, 0.02] }),
    fold(path("M392 430C372 460 344 480 312 488"), [6, 13], 5, { taper: [0.1, 0.55], skew: 0.3 * side }),
  ];
}

function pleats({ path, side }: HalfPattern, count: number): Fold[] {
  return [362, 336].slice(0, count).map((x) =>
    fold(path(`M${x} 146C${x - 1} 240 ${x - 8} 320 ${x - 16} 430`), [3, 12], 5.5, {
      sharp: true,
      taper: [0.02, 0.6],
      skew: 0.4 * side,
    }),
  );
}

const band = (tailor: Tailor, seams: Panel["seams"]): Panel => ({
  outline: waistband,
  fabric: tailor.cloth,
  puff: puff(9, 4),
  edge: puff(2, 1.4),
  shadow: shadow(5, 1, 4, 0.45),
  grain: { angle: Math.PI / 2 },
  seams: [groove(waist, 4, { depth: 0.5, width: 1 }), ...(seams ?? [])],
});

const loop = (tailor: Tailor, x: number): Panel => ({
  outline: rectangle(x, 128, 9, 58),
  fabric: tailor.cloth,
  puff: puff(3, 2.4),
  shadow: shadow(4, 2, 2, 0.5),
});

const sidePocket = "M314 150C310 190 298 230 283 262";
const dart = "M350 150C350 176 349 196 347 214";
const welt = "M318 228L374 222";

function front(tailor: Tailor, pattern: PantsPattern): Panel[] {
  const withPocket = (half: HalfPattern): Panel[] => [
    trouserLeg(
      tailor,
      pattern,
      half,
      [
        groove(half.path(sidePocket), 0, { width: 1.3, depth: 1.6, pucker: 0.4 }),
        ...(half.side === 1 ? fly : []),
      ],
      false,
    ),
  ];
  return [
    {
      outline: "M300 92C334 78 466 78 500 92L498 130L302 130Z",
      fabric: tailor.lining,
      tone: 0.66,
      shade: (_, y) => 1 - 0.3 * smooth(84, 120, y),
    },
    ...tailor.label(400, 88, { width: 52, height: 13, tone: 0.8 }),
    ...bothSides(withPocket).reverse(),
    band(tailor, [groove("M412 104L413 160", 0, { depth: 1.4, width: 1 })]),
    {
      outline: "M398 103L430 102C436 106 436 154 430 160L398 160Z",
      fabric: tailor.cloth,
      puff: puff(6, 3),
      edge: puff(2, 1.2),
      shadow: shadow(4, 2, 3, 0.4),
      grain: { angle: Math.PI / 2 },
    },
    loop(tailor, 326),
    loop(tailor, 474),
    ...tailor.button(420, 131, 7.5),
  ];
}

const fly = [
  groove("M402 150L402 386", 0, { width: 1, depth: 1.2, pucker: 0.4 }),
  groove("M382 150C381 230 380 290 398 336", 0, { width: 0.9, depth: 0.6, pucker: 0.5 }),
];

function back(tailor: Tailor, pattern: PantsPattern): Panel[] {
  const withWelt = (half: HalfPattern): Panel[] => [
    trouserLeg(
      tailor,
      pattern,
      half,
      [
        groove(half.path(dart), 0, { width: 1, depth: 1, pucker: 0.3 }),
        groove(half.path(welt), 0, { width: 1.2, depth: 1.8 }),
        groove(half.path(welt), 5 * half.side, { width: 0.9, depth: 1 }),
        ...(half.side === 1 ? [groove("M402 150L402 386", 0, { width: 1, depth: 1.2, pucker: 0.5 })] : []),
      ],
      true,
    ),
  ];
  return [
    ...bothSides(withWelt).reverse(),
    band(tailor, [groove("M401 104L401 160", 0, { depth: 1, width: 1 })]),
    ...[326, 400, 474].map((x) => loop(tailor, x)),
    ...[346, 454].flatMap((x) => tailor.button(x, 236, 5)),
  ];
}

function pantsCut(pattern: PantsPattern): Cut {
  const grading: Grading = {
    across: pattern.across,
    lengths: [
      [0, 0],
      [386, 386],
      [910, pattern.hemAt],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: -0.3,
    detail: { x: 400, y: 210, width: 300 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

export const pants: Cuts<"pants"> = {
  wide: pantsCut(patterns.wide),
  slim: pantsCut(patterns.slim),
  cropped: pantsCut(patterns.cropped),
  pleated: pantsCut(patterns.pleated),
};
