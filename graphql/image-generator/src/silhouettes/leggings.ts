import {
  bothSides,
  crossFold,
  along,
  crumple,
  fold,
  groove,
  leg,
  puff,
  shadow,
  smooth,
  stitch,
  wrongSide,
} from "../tailor/index.ts";
import type {
  Drawing,
  Fold,
  Grading,
  HalfPattern,
  Leg,
  LegPattern,
  Panel,
  Seam,
  Tailor,
} from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

const pattern: LegPattern = { waist: 312, hip: 296, knee: [314, 376], hem: [332, 370] };
const bandTop = "M316 84C352 94 448 94 484 84";
const bandLow = "M310 158C344 180 456 180 490 158";
const bandOutline =
  "M316 84C352 94 448 94 484 84C484 110 487 136 490 158C456 180 344 180 310 158C313 136 316 110 316 84Z";

/** Close knits have soft drag lines at the crotch and rings behind knee and ankle. */
function rings(tailor: Tailor, shape: Leg, half: HalfPattern): Fold[] {
  const { random } = tailor;
  const outer = along(half.path(shape.outer));
  const inner = along(half.path(shape.inner));
  const ring = (t: number, height: number): Fold =>
    crossFold(outer, inner, t + 0.02 + (random() - 0.5) * 0.03, t - 0.13 + (random() - 0.5) * 0.04, {
      sag: (6 + random() * 8) * half.side,
      width: 6 + random() * 4,
      height,
      from: random() * 0.3,
      to: 0.7 + random() * 0.3,
    });
  return [
    ...[0.5, 0.54, 0.57].map((t, i) => ring(t, i % 2 ? -2 : 2.6)),
    ...[0.88, 0.92, 0.955].map((t, i) => ring(t, i % 2 ? -2.2 : 2.8)),
    fold(half.path("M400 396C376 412 348 414 322 402"), [4, 11], 2.8, { taper: [0.08, 0.6] }),
    fold(half.path("M399 404C372 430 344 440 312 436"), [4, 12], -2.2, { taper: [0.08, 0.6] }),
    fold(half.path("M398 414C378 446 352 468 322 474"), [4, 12], 2.6, { taper: [0.08, 0.6] }),
    fold(half.path("M304 280C312 420 330 560 338 700"), [14, 22], 3, { taper: [0.4, 0.4] }),
  ];
}

function legPanel(tailor: Tailor, half: HalfPattern, seams: readonly Seam[]): Panel {
  const shape = leg(pattern);
  const { path, side } = half;
  const flat = (line: string, offset: number): Seam =>
    stitch(line, offset, tailor.thread, { width: 0.7, length: 2.4, gap: 1.2, opacity: 0.45, bump: 0.5 });
  return {
    outline: path(shape.outline),
    puffOutline: path(shape.puffOutline),
    fabric: tailor.cloth,
    puff: [puff(26, 15), puff(9, 4)],
    edge: puff(2, 1.3),
    folds: rings(tailor, shape, half),
    crumples: [crumple(1.4, 60, 140, 0.1)],
    grain: { angle: 0.06 * side, x: 400, y: 150 },
    shadow: shadow(8, 3, 4, 0.42),
    seams: [
      groove(path(shape.hemLine(18)), 0, { width: 1, depth: 0.7, pucker: 0.3 }),
      flat(path(shape.hemLine(18)), -2),
      flat(path(shape.hemLine(18)), 1.5),
      ...seams,
    ],
  };
}

const waistbandPanel = (tailor: Tailor, seams: readonly Seam[]): Panel => ({
  outline: bandOutline,
  fabric: tailor.cloth,
  puff: [puff(22, 10), puff(8, 3)],
  edge: puff(2.2, 1.6),
  folds: [
    fold("M320 130C350 142 400 140 430 132", [8, 14], 1.6, { taper: [0.3, 0.5] }),
    fold("M484 118C460 132 430 138 400 136", [8, 14], 1.4, { taper: [0.2, 0.5] }),
  ],
  crumples: [crumple(1, 50, 40)],
  shadow: shadow(4, 1, 3, 0.35),
  grain: { x: 400, y: 100 },
  seams: [
    groove(bandTop, 6, { width: 1, depth: 0.7, pucker: 0.2 }),
    groove(bandLow, -1, { width: 1.2, depth: 1, pucker: 0.4 }),
    ...seams,
  ],
});

const sideSeam = "M313 150C304 190 296 240 294 290";

function front(tailor: Tailor): Panel[] {
  return [
    {
      outline: "M316 84C352 74 448 74 484 84L482 112L318 112Z",
      fabric: wrongSide(tailor.cloth),
      tone: 0.62,
      shade: (_, y) => 1 - 0.3 * smooth(78, 100, y),
    },
    ...tailor.label(400, 80, { width: 40, height: 10, tone: 0.8 }),
    ...bothSides((half) => [
      legPanel(tailor, half, [
        ...(half.side === 1 ? [groove("M402 180L402 386", 0, { width: 1.1, depth: 1, pucker: 0.5 })] : []),
        groove(half.path(sideSeam), -2 * half.side, { width: 1, depth: 0.6 }),
      ]),
    ]).reverse(),
    waistbandPanel(tailor, []),
  ];
}

function back(tailor: Tailor): Panel[] {
  const yoke = "M402 250C372 236 334 214 300 206";
  return [
    ...bothSides((half) => [
      legPanel(tailor, half, [
        ...(half.side === 1 ? [groove("M402 180L402 386", 0, { width: 1.1, depth: 1.2, pucker: 0.8 })] : []),
        groove(half.path(yoke), 0, { width: 1, depth: 0.9, pucker: 0.4 }),
      ]),
    ]).reverse(),
    waistbandPanel(tailor, [
      groove("M352 90L352 180", 0, { width: 0.9, depth: 0.5 }),
      groove("M448 90L448 180", 0, { width: 0.9, depth: 0.5 }),
    ]),
  ];
}

function cut(hemAt: number, across: number): Cut {
  const grading: Grading = {
    across,
    lengths: [
      [0, 76],
      [386, 356],
      [910, hemAt],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.4,
    detail: { x: 400, y: 190, width: 280 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const leggings: Cuts<"leggings"> = { full: cut(890, 1.3), cropped: cut(745, 1.3) };
