import {
  bothSides,
  buckle,
  crumple,
  fold,
  groove,
  leftSide,
  puff,
  rightSide,
  shadow,
  smooth,
} from "../../tailor/index.ts";
import type { Drawing, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import type { Cut } from "../cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./bodice-block.ts";
import { hornButtons } from "./horn-buttons.ts";
import { spaced } from "./placket.ts";
import { trace } from "./trace.ts";

const body: BodyMeasures = {
  top: 170,
  neck: 72,
  shoulder: 122,
  slope: 26,
  chest: 160,
  armpit: 352,
  waist: [138, 496],
  hem: 156,
  hemAt: 610,
  dip: 4,
};
const block = bodiceBlock(body);
const wear = [crumple(1.4, 60, 120, 0.2), crumple(0.8, 26, 50, -0.5, { seed: 5 })];

/** From the deep V to the neck, and the pointed hem. */
const neckline = trace(411, 392).curve(392, 340, 352, 250, 400 - body.neck, body.top);
const hem = trace(400 - body.hem, body.hemAt)
  .curve(296, body.hemAt + 16, 336, body.hemAt + 34, 366, body.hemAt + 62)
  .curve(384, body.hemAt + 34, 398, body.hemAt - 6, 411, body.hemAt - 30);
const left = neckline.joined(block.shoulder).joined(block.armhole).joined(block.side).joined(hem);
const frontEdge = "M366 672C384 644 398 604 411 580L411 392C392 340 352 250 328 170";

function half(tailor: Tailor, { side, path }: HalfPattern): Panel[] {
  return [
    {
      outline: path(left.closed),
      fabric: tailor.cloth,
      puff: [puff(20, 10), puff(8, 3)],
      edge: puff(2.4, 1.8),
      folds: [
        fold(path("M248 360C280 396 312 420 336 470"), [8, 15], 4, { taper: [0.2, 0.5] }),
        fold(path("M262 490C300 510 340 512 384 500"), [7, 13], 3, { taper: [0.12, 0.6] }),
        fold(path("M300 260C304 300 318 330 340 352"), [8, 13], 3, { taper: [0.2, 0.5] }),
        fold(path("M288 540C290 580 288 610 284 640"), [8, 14], 3, { taper: [0.3, 0.1] }),
      ],
      crumples: wear,
      grain: { angle: 0.04 * side, x: 400, y: 150 },
      shadow: side === 1 ? shadow(10, 5, 5, 0.5) : shadow(9, 2, 5, 0.42),
      seams: [
        groove(path("M312 400C308 450 306 500 312 600"), 0, { width: 1, depth: 1.1, pucker: 0.35 }),
        groove(path(frontEdge), -5 * side, { width: 0.8, depth: 0.55, pucker: 0.25 }),
        groove(path(block.armhole.path), -5 * side, { width: 0.8, depth: 0.55, pucker: 0.25 }),
      ],
    },
    {
      outline: path("M276 538L352 550L350 568L274 556Z"),
      fabric: tailor.cloth,
      puff: puff(5, 2.4),
      edge: puff(2, 1.4),
      shadow: shadow(5, 1.5, 3, 0.46),
      grain: { angle: 0.14 * side, x: 400, y: 540 },
    },
  ];
}

const backPiece = (tailor: Tailor, tone: number): Panel => ({
  outline: block.whole(roundNeck(body.neck, body.top, 16)),
  puffOutline: block.wholePast(roundNeck(body.neck, body.top, 16)),
  fabric: tailor.lining,
  tone,
  puff: [puff(20, 10), puff(8, 3)],
  edge: puff(2, 1.3),
  folds: [
    fold("M262 366C300 400 330 430 342 480", [8, 15], 4, { taper: [0.2, 0.5] }),
    fold("M538 366C500 400 470 430 458 480", [8, 15], 4, { taper: [0.2, 0.5] }),
    fold("M320 510C324 550 320 590 318 640", [8, 15], 3.6, { taper: [0.3, 0.05] }),
    fold("M474 510C470 550 474 590 478 640", [8, 15], 3.6, { taper: [0.3, 0.05] }),
  ],
  crumples: wear,
  grain: { x: 400, y: 150 },
  seams: [
    groove("M400 188C401 320 400 460 400 612", 0, { width: 1, depth: 1.2, pucker: 0.4 }),
    groove("M322 380C318 440 316 500 322 606", 0, { width: 1, depth: 1, pucker: 0.35 }),
    groove("M478 380C482 440 484 500 478 606", 0, { width: 1, depth: 1, pucker: 0.35 }),
  ],
});

const front = (tailor: Tailor): Panel[] => [
  {
    ...backPiece(tailor, 0.66),
    outline: roundNeck(body.neck, body.top, 16).joined(block.shoulder).line(300, 420).line(400, 440)
      .onTheFold,
    puffOutline: undefined,
    seams: [],
    folds: [fold("M340 200C360 280 380 330 398 380", [8, 14], 3)],
    shade: (_, y) => 1 - 0.4 * smooth(190, 380, y),
  },
  ...tailor.label(400, 196, { width: 44, height: 15, tone: 0.86 }),
  ...half(tailor, rightSide),
  ...half(tailor, leftSide),
  ...spaced(5, 408, 566).flatMap((y) => tailor.button(401, y, 7.4, hornButtons(tailor))),
];

/** The back is made of lining, with a strap and slide to tighten it. */
const back = (tailor: Tailor): Panel[] => [
  backPiece(tailor, 1),
  ...bothSides(({ path }) => [
    {
      outline: path("M264 492C306 502 350 506 404 506L404 524C350 524 306 520 263 510Z"),
      fabric: tailor.lining,
      puff: puff(6, 4),
      edge: puff(1.6, 1.2),
      grain: { angle: Math.PI / 2 },
      shadow: shadow(5, 1, 3, 0.45),
    },
  ]),
  buckle(400, 515, 15, 14, tailor.metal, 4),
];

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.26, down: 1.2 },
  tilt: 0.3,
  warp: 4,
  fill: { width: 0.68, height: 0.8 },
  detail: { x: 400, y: 400, width: 310 },
});

export const waistcoat: Cut = {
  front: (tailor) => drawing(front(tailor)),
  back: (tailor) => drawing(back(tailor)),
};
