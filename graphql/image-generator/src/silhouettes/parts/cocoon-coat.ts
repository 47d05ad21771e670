import { bothSides, crumple, fold, groove, leftSide, puff, rightSide, shadow } from "../../tailor/index.ts";
import type { Drawing, Fold, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import type { Cut } from "../cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./bodice-block.ts";
import { hornButtons } from "./horn-buttons.ts";
import { collarInside, collarLeaves, collarOutside } from "./shirt-collar.ts";
import { acrossSleeve, armholeSeam, sleevePanel, sleevePattern } from "./sleeve.ts";
import { torsoPanel } from "./torso.ts";

/** Widest below the waist and narrower at the hem. */
const body: BodyMeasures = {
  top: 140,
  neck: 64,
  shoulder: 176,
  slope: 56,
  chest: 198,
  armpit: 352,
  waist: [226, 490],
  hip: [222, 640],
  hem: 164,
  hemAt: 880,
  dip: 12,
};
const sleeve = sleevePattern(body, { length: 384, spread: 0.37, opening: 100, head: 6, bow: 20 });
const thick = [crumple(2, 80, 120, 0.2), crumple(1, 34, 60, -0.4, { seed: 5 })];

const folds = ({ random }: Tailor): Fold[] => {
  const stray = (): number => (random() - 0.5) * 20;
  return [
    fold(`M204 352C240 420 ${262 + stray()} 500 ${258 + stray()} 620`, [9, 20], 5, { taper: [0.15, 0.5] }),
    fold(`M596 352C560 420 ${538 + stray()} 500 ${542 + stray()} 620`, [9, 20], 5, { taper: [0.15, 0.5] }),
    fold("M184 640C210 720 236 800 252 900", [12, 20], 5.6, { taper: [0.4, 0.05], skew: -0.3 }),
    fold("M616 640C590 720 564 800 548 900", [12, 20], 5.6, { taper: [0.4, 0.05], skew: 0.3 }),
    fold(`M268 690C290 760 ${304 + stray()} 830 316 910`, [10, 20], 4.4, { taper: [0.4, 0.05] }),
    fold(`M532 690C510 760 ${496 + stray()} 830 484 910`, [10, 20], 4.4, { taper: [0.4, 0.05] }),
    fold(`M356 660C360 740 ${362 + stray()} 820 366 910`, [10, 18], -3.4, { taper: [0.4, 0.05] }),
    fold("M210 372C250 396 300 404 350 396", [8, 15], 3.2, { taper: [0.15, 0.6] }),
    fold("M590 372C550 396 500 404 450 396", [8, 15], 3.2, { taper: [0.15, 0.6] }),
  ];
};

const sleeves = (tailor: Tailor): Panel[] =>
  bothSides((half) => [
    sleevePanel(tailor, half, sleeve, {
      height: 5,
      count: 5,
      cuff: false,
      crumples: thick,
      round: 1.3,
      seams: [groove(half.path(acrossSleeve(sleeve, -40)), 0, { width: 1.2, depth: 1.4, pucker: 0.3 })],
    }),
  ]);

function half(tailor: Tailor, { side, path }: HalfPattern): Panel {
  const block = bodiceBlock(body);
  const neckline = roundNeck(body.neck, body.top, 48);
  const foot = body.hemAt + (body.dip ?? 0);
  return {
    outline: path(
      neckline
        .joined(block.edge)
        .line(430, foot)
        .line(430, body.top + 60).closed,
    ),
    puffOutline: path(
      neckline
        .joined(block.past)
        .line(430, body.hemAt + 120)
        .line(430, body.top).closed,
    ),
    fabric: tailor.cloth,
    puff: [puff(30, 18), puff(9, 4)],
    edge: puff(3, 2.4),
    folds: folds(tailor).map((line, i) => ({
      ...line,
      height: line.height * (i % 2 === (side === 1 ? 0 : 1) ? 1 : 0.7),
    })),
    crumples: thick,
    grain: { x: 400, y: 150 },
    shadow: shadow(11, side === 1 ? 6 : 3, 6, 0.5),
    seams: [
      armholeSeam(path(block.armhole.path), side),
      groove(path(`M422 ${body.top + 60}L422 ${foot}`), 0, { width: 1, depth: 0.8, pucker: 0.2 }),
    ],
  };
}

/** Large patch pockets with round lower corners. */
const pockets = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path }) => [
    {
      outline: path("M232 588L340 588L340 690C340 706 332 712 318 712L256 710C240 709 232 702 232 688Z"),
      puffOutline: path("M232 500L340 500L340 690C340 706 332 712 318 712L256 710C240 709 232 702 232 688Z"),
      fabric: tailor.cloth,
      puff: puff(14, 7),
      edge: puff(2.6, 2),
      shadow: shadow(8, 3, 5, 0.48),
      crumples: thick,
      grain: { angle: 0.02 * side, x: 400, y: 150 },
      seams: [groove(path("M234 608L339 608"), 0, { width: 1, depth: 0.9, pucker: 0.2 })],
    },
  ]);

const collar = { point: 118, spread: 0.86, gap: 4, round: 2.2 };

const front = (tailor: Tailor): Panel[] => [
  ...collarInside(tailor, body),
  ...sleeves(tailor),
  half(tailor, rightSide),
  half(tailor, leftSide),
  ...pockets(tailor),
  ...[258, 382, 506].flatMap((y) => tailor.button(402, y, 15, hornButtons(tailor))),
  ...collarLeaves(tailor, body, collar),
];

const back = (tailor: Tailor): Panel[] => [
  ...sleeves(tailor),
  torsoPanel(tailor, body, {
    neckline: roundNeck(body.neck, body.top, 14),
    folds: { height: 4.4, hanging: 0 },
    moreFolds: folds(tailor),
    crumples: thick,
    seams: [groove("M400 180C401 400 400 640 400 892", 0, { width: 1.2, depth: 1.6, pucker: 0.4 })],
  }),
  collarOutside(tailor, body, collar),
];

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.02 },
  tilt: 0.4,
  warp: 5,
  detail: { x: 400, y: 280, width: 340 },
});

export const cocoonCoat: Cut = {
  front: (tailor) => drawing(front(tailor)),
  back: (tailor) => drawing(back(tailor)),
};
