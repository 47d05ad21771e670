import { band, bothSides, crumple, fold, groove, puff, shadow, smooth, wrongSide } from "../tailor/index.ts";
import type { Drawing, Fold, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { straps, strapSlides } from "./parts/straps.ts";
import { trace, type Trace } from "./parts/trace.ts";

type CamisoleCut = "cowl" | "v-neck";

const strapAt = 318;
const necklines: Record<CamisoleCut, Trace> = {
  cowl: trace(400, 314).curve(364, 312, 334, 268, strapAt, 206),
  "v-neck": trace(400, 346).curve(376, 306, 340, 246, strapAt, 206),
};
const backNeck = trace(400, 270).curve(366, 270, 330, 270, 300, 270).curve(286, 271, 270, 278, 256, 292);
const frontTop = (cut: CamisoleCut): Trace => necklines[cut].curve(306, 240, 286, 270, 256, 292);
const side = trace(256, 292).curve(264, 352, 274, 400, 272, 446).curve(268, 510, 246, 570, 238, 632);
const hem = trace(238, 632).curve(284, 646, 344, 652, 400, 652);

const hemSeam: Seam = groove("M240 622C286 636 344 642 400 642C456 642 514 636 560 622", 0, {
  width: 0.9,
  depth: 0.8,
  pucker: 0.4,
});

const cowlFolds: readonly Fold[] = [
  fold("M322 214C348 276 376 316 404 316C434 314 458 272 478 212", 7, 6, { skew: 0.35, taper: [0.2, 0.2] }),
  fold("M306 236C336 318 376 358 406 356C440 352 470 306 494 238", 9, 6.5, {
    skew: 0.3,
    taper: [0.25, 0.25],
  }),
  fold("M290 262C326 356 376 402 410 398C448 390 486 334 510 262", [10, 13], 5, {
    skew: 0.3,
    taper: [0.3, 0.3],
  }),
  fold("M366 306C384 336 404 342 430 322", 9, -3.6, { taper: [0.3, 0.3] }),
];

function bodyFolds({ random }: Tailor): Fold[] {
  const stray = (): number => (random() - 0.5) * 18;
  return [
    fold(`M262 300C300 350 340 384 ${368 + stray()} 440`, [7, 14], 3.6, { taper: [0.15, 0.5] }),
    fold(`M538 300C502 352 462 390 ${436 + stray()} 446`, [7, 14], 3.4, { taper: [0.15, 0.5] }),
    fold(`M280 440C290 510 282 580 ${268 + stray()} 680`, [8, 20], 6, { taper: [0.4, 0.03], skew: -0.3 }),
    fold(`M330 470C334 540 322 600 ${324 + stray()} 680`, [8, 18], -4.4, { taper: [0.45, 0.03] }),
    fold(`M372 450C384 530 378 600 ${376 + stray()} 690`, [8, 20], 5.6, { taper: [0.45, 0.03], skew: 0.3 }),
    fold(`M430 470C428 540 440 600 ${438 + stray()} 690`, [8, 18], -4, { taper: [0.45, 0.03] }),
    fold(`M478 450C474 530 488 600 ${492 + stray()} 690`, [8, 20], 6, { taper: [0.45, 0.03], skew: -0.2 }),
    fold(`M522 470C516 530 530 600 ${540 + stray()} 680`, [7, 16], 4, { taper: [0.4, 0.03] }),
  ];
}

function body(tailor: Tailor, top: Trace, folds: readonly Fold[], seams: readonly Seam[]): Panel {
  return {
    outline: top.joined(side).joined(hem).onTheFold,
    puffOutline: top.joined(side).line(230, 760).line(400, 770).onTheFold,
    fabric: tailor.cloth,
    puff: [puff(22, 12), puff(8, 3)],
    edge: puff(2, 1.3),
    folds,
    crumples: [crumple(2, 60, 180, 0.15), crumple(1.1, 30, 70, -0.4, { seed: 3 })],
    grain: { angle: 0.7 },
    shadow: shadow(8, 3, 5, 0.45),
    seams: [hemSeam, ...seams],
  };
}

/** Scalloped lace along the V. */
function laceTrim(tailor: Tailor): Panel[] {
  const lace = tailor.trim("lace");
  return bothSides(({ side: which, path }) => [
    {
      outline: band(path("M322 212C346 252 380 306 406 356"), 24),
      clip: path(frontTop("v-neck").joined(side).joined(hem).line(420, 652).line(420, 346).closed),
      fabric: lace,
      puff: puff(3, 1.4),
      edge: puff(1.6, 1),
      shadow: shadow(3, 1, 2, 0.32),
      grain: { angle: -0.6 * which, x: 400, y: 318 },
    },
  ]).reverse();
}

const inside = (tailor: Tailor, low: number): Panel[] => [
  {
    outline: backNeck.line(270, 350).line(400, 380).onTheFold,
    fabric: wrongSide(tailor.cloth),
    tone: 0.64,
    shade: (_, y) => 1 - 0.4 * smooth(280, low, y),
    edge: puff(2, 1.4),
  },
  ...tailor.label(400, 275, { width: 36, height: 13, tone: 0.74 }),
];

function front(tailor: Tailor, cut: CamisoleCut): Panel[] {
  const top = frontTop(cut);
  const cowl = cut === "cowl";
  return [
    ...straps("M338 94C342 150 334 220 318 284", wrongSide(tailor.plain), 5.4, 0.74),
    ...inside(tailor, 340),
    body(
      tailor,
      top,
      [...(cowl ? cowlFolds : vFolds), ...bodyFolds(tailor)],
      [groove(necklines[cut].across, 5, { width: 0.8, depth: 0.5 })],
    ),
    ...(cowl ? [] : laceTrim(tailor)),
    ...straps("M319 210C322 166 330 124 339 92", tailor.plain),
    ...strapSlides(323, 168, tailor.metal),
  ];
}

const vFolds: readonly Fold[] = [
  fold("M316 300C336 330 362 352 388 356", [8, 13], 3.2, { taper: [0.2, 0.5] }),
  fold("M484 300C464 330 440 350 414 358", [8, 13], 3.2, { taper: [0.2, 0.5] }),
];

function back(tailor: Tailor, cut: CamisoleCut): Panel[] {
  return [
    {
      outline: frontTop(cut).line(270, 340).line(400, 380).onTheFold,
      fabric: wrongSide(tailor.cloth, 0.3),
      tone: 0.56,
      folds: cut === "cowl" ? cowlFolds.slice(0, 2) : [],
      edge: puff(2, 1.3),
    },
    ...straps("M319 210C322 166 330 124 339 92", tailor.plain),
    body(tailor, backNeck, bodyFolds(tailor), [groove(backNeck.across, 5, { width: 0.8, depth: 0.5 })]),
    ...straps("M338 94C344 150 336 220 322 286", tailor.plain),
  ];
}

function cut(name: CamisoleCut): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.2, down: 1.18 },
    tilt: 0.4,
    fill: { width: 0.7, height: 0.8 },
    detail: { x: 400, y: 300, width: 290 },
  });
  return { front: (tailor) => drawing(front(tailor, name)), back: (tailor) => drawing(back(tailor, name)) };
}

export const camisole: Cuts<"camisole"> = { cowl: cut("cowl"), "v-neck": cut("v-neck") };
