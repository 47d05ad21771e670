import {
  bothSides,
  crumple,
  fold,
  gathers,
  groove,
  puff,
  shadow,
  sleeveFolds,
  smooth,
} from "../tailor/index.ts";
import type { Drawing, Fabric, Grading, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

const sleeve =
  "M286 184C250 206 234 250 222 310C206 390 186 500 166 604C162 624 160 640 160 656C184 668 222 670 246 660C252 610 262 540 276 470C286 420 294 380 300 346C306 290 304 230 286 184Z";
const sleeveOuter = "M286 184C234 230 206 390 160 656";
const sleeveInner = "M300 346C286 420 262 540 246 660";
const cuffSeam = "M160 640C186 652 222 654 247 646";
const cuff =
  "M160 640C186 652 222 654 247 646C248 672 246 696 240 720C216 730 186 726 166 714C160 690 158 664 160 640Z";
const armhole = "M286 184C302 230 304 290 298 346";

/** The outline of the body without sleeves; `neck` runs from the right shoulder to the left. */
const body = (neck: string, hem = "664C340 676 460 676 516 664"): string =>
  `M338 152C316 164 300 174 286 184C302 230 304 290 298 346C290 440 286 560 284 ${hem}C514 560 510 440 502 346C496 290 498 230 514 184C500 174 484 164 462 152${neck}Z`;
const pastHem = "740C340 740 460 740 516 740";
const frontNeck = "C446 182 424 196 400 196C376 196 354 182 338 152";
const backNeck = "C446 162 424 166 400 166C376 166 354 162 338 152";

const hemRib =
  "M284 652C340 664 460 664 516 652C518 684 512 712 508 734C460 746 340 746 292 734C288 712 282 684 284 652Z";
const frontCollar =
  "M338 152C354 182 376 196 400 196C424 196 446 182 462 152C468 156 474 160 478 164C462 204 432 224 400 224C368 224 338 204 322 164C326 160 332 156 338 152Z";
const backCollar =
  "M338 152C356 138 376 134 400 134C424 134 444 138 462 152C456 172 430 186 400 186C370 186 344 172 338 152Z";
const outsideCollar =
  "M338 152C356 138 376 134 400 134C424 134 444 138 462 152C468 156 474 160 478 164C456 174 430 178 400 178C370 178 344 174 322 164C326 160 332 156 338 152Z";

const fuzz = { height: 0.6, width: 5 };
const softness = [crumple(2, 60, 90, 0.2), crumple(1.2, 26, 40, -0.4, { seed: 3 })];

const bodyFolds = [
  fold("M300 340C330 380 350 440 352 520", [9, 18], 5, { taper: [0.15, 0.5], skew: -0.3 }),
  fold("M500 340C472 384 452 440 446 520", [9, 18], 5, { taper: [0.15, 0.5], skew: 0.3 }),
  fold("M300 300C330 316 360 322 380 316", [8, 14], 3.4, { taper: [0.15, 0.6] }),
  fold("M500 300C470 318 440 322 420 316", [8, 14], 3.4, { taper: [0.15, 0.6] }),
  fold("M312 520C306 570 310 620 318 660", 12, 4),
  fold("M478 480C490 560 486 610 478 660", 14, 4.5),
  fold("M400 560C396 600 400 630 404 660", 14, 3.4),
  fold("M290 600C320 624 360 634 400 630", [8, 12], 3, { taper: [0.2, 0.5] }),
];

/** Sleeves, drawn below the body, with their ribbed cuffs on top. */
const sleeves = (tailor: Tailor, rib: Fabric): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(sleeve),
      fabric: tailor.cloth,
      puff: [puff(30, 18), puff(9, 4)],
      folds: sleeveFolds(tailor.random, path(sleeveOuter), path(sleeveInner), {
        height: 6,
        count: 7,
        side,
        width: [9, 15],
      }),
      crumples: softness,
      grain: { angle: 0.2 * side, x: x(286), y: 184 },
      rough: fuzz,
    },
    {
      outline: path(cuff),
      fabric: rib,
      puff: puff(12, 7),
      edge: puff(2.6, 1.6),
      grain: { angle: 0.12 * side, x: x(200), y: 650 },
      shadow: shadow(5, 1, 1, 0.3),
      rough: fuzz,
      folds: gathers(tailor.random, 5, path(cuffSeam), 1.55, 40, { height: 2 }),
    },
  ]);

const torso = (tailor: Tailor, neck: string): Panel => ({
  outline: body(neck),
  puffOutline: body(neck, pastHem),
  fabric: tailor.cloth,
  puff: [puff(26, 14), puff(9, 4)],
  folds: bodyFolds,
  crumples: softness,
  grain: { x: 400, y: 150 },
  shadow: shadow(9, 3, 5, 0.42),
  rough: fuzz,
  seams: [
    groove(armhole, -2, { width: 2, depth: 2 }),
    groove("M514 184C498 230 496 290 502 346", 2, { width: 2, depth: 2 }),
  ],
});

const hem = (rib: Fabric): Panel => ({
  outline: hemRib,
  fabric: rib,
  puff: puff(13, 6),
  edge: puff(2.6, 1.6),
  grain: { x: 400, y: 650 },
  shadow: shadow(5, 1, 1, 0.3),
  folds: [
    fold("M330 660C332 690 330 720 334 745", 9, 2.4),
    fold("M452 660C456 690 452 720 450 745", 11, 2.6),
  ],
  rough: fuzz,
});

const collar = (rib: Fabric, outline: string): Panel => ({
  outline,
  fabric: rib,
  puff: puff(9, 6),
  edge: puff(2.4, 1.4),
  grain: { x: 400, y: 150 },
  shadow: shadow(5, 1, 4, 0.45),
  rough: fuzz,
});

function front(tailor: Tailor): Panel[] {
  const rib = tailor.trim("rib");
  return [
    {
      outline: backCollar,
      fabric: rib,
      tone: 0.66,
      puff: puff(5, 3),
      shade: (_, y) => 1 - 0.4 * smooth(146, 180, y),
    },
    {
      outline: "M342 160C372 176 428 176 458 160L450 200L350 200Z",
      fabric: tailor.cloth,
      tone: 0.5,
      shade: (_, y) => 1 - 0.3 * smooth(160, 190, y),
    },
    ...tailor.label(400, 160, { width: 48, height: 18, tone: 0.8 }),
    ...sleeves(tailor, rib),
    torso(tailor, frontNeck),
    hem(rib),
    collar(rib, frontCollar),
  ];
}

function back(tailor: Tailor): Panel[] {
  const rib = tailor.trim("rib");
  return [...sleeves(tailor, rib), torso(tailor, backNeck), hem(rib), collar(rib, outsideCollar)];
}

function cut(grading: Grading): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.5, beyond: 1.12, ...grading },
    tilt: -0.5,
    warp: 6,
    fill: { width: 0.86 },
    detail: { x: 400, y: 270, width: 330 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const crewSweater: Cuts<"crew-sweater"> = {
  cable: cut({ down: 0.88 }),
  plain: cut({ down: 0.92 }),
  cropped: cut({
    across: 1.52,
    down: 0.9,
    lengths: [
      [0, 0],
      [346, 346],
      [660, 560],
      [740, 640],
    ],
  }),
};
