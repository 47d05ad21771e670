import {
  bell,
  bothSides,
  crumple,
  flutes,
  fold,
  groove,
  line,
  puff,
  shadow,
  wrongSide,
} from "../tailor/index.ts";
import type { Drawing, Grading, HalfPattern, Panel, Seam, Tailor } from "../tailor/index.ts";
import { dashedThread } from "../tailor/dashed-thread.ts";
import type { Cut, Cuts } from "./cut.ts";
import { Denim, denimPocket, denimYoke } from "./parts/denim.ts";
import { waistband, waistInside } from "./parts/trouser-waist.ts";
import { zipPull } from "./parts/zip-pull.ts";

const waist = { left: 304, top: 108, bottom: 152 };
const skirt =
  "M303 150C294 210 264 330 232 492C286 512 514 512 568 492C536 330 506 210 497 150C456 168 344 168 303 150Z";
const pastHem = "M303 60C294 210 264 330 210 640L590 640C536 330 506 210 497 60Z";
const hemLine = "M238 470C290 490 510 490 562 470";
const frontDart = "M352 158C352 190 350 214 348 236";
const backDart = "M356 158C356 196 354 226 352 252";

/** The left side seam. */
const sideSeam = "M303 150C294 210 264 330 232 492";
const faint = { width: 1, depth: 0.8, pucker: 0.5 };

function aLine(tailor: Tailor, seams: readonly Seam[]): Panel[] {
  const { cloth, random } = tailor;
  return [
    {
      outline: "M240 470C290 478 510 478 560 470L566 491C514 496 286 496 234 491Z",
      fabric: wrongSide(cloth, 0.2),
      tone: 0.42,
    },
    {
      outline: skirt,
      puffOutline: pastHem,
      fabric: cloth,
      // Leather keeps its full rounding, which would make the sides black.
      puff: [puff(24, 8.6 / cloth.body), puff(8, 3)],
      edge: puff(2, 1.5),
      folds: [
        ...flutes(random, 7, {
          top: [322, 478, 190],
          bottom: [256, 544, 492],
          height: 5.5,
          width: [7, 19],
          start: 0.5,
        }),
        fold("M318 176C346 206 372 214 396 208", [6, 12], 2.2, { taper: [0.15, 0.6] }),
        fold("M482 176C454 204 430 212 406 206", [6, 12], 2.2, { taper: [0.15, 0.6] }),
      ],
      crumples: [crumple(1.4, 60, 160, 0.1), crumple(0.8, 26, 50, 0.4, { seed: 3 })],
      grain: { x: 400, y: 150 },
      shadow: shadow(9, 3, 4, 0.45),
      seams: [
        groove(hemLine, 0, faint),
        ...bothSidesOf(sideSeam, (path, side) => groove(path, -3 * side, faint)),
        ...seams,
      ],
    },
    waistband(tailor, waist),
  ];
}

/** The same seam on both sides. */
const bothSidesOf = (path: string, sew: (path: string, side: number) => Seam): Seam[] => {
  const seams: Seam[] = [];
  bothSides((half) => {
    seams.push(sew(half.path(path), half.side));
    return [];
  });
  return seams;
};

const aLineFront = (tailor: Tailor): Panel[] => [
  ...waistInside(tailor, waist),
  ...aLine(
    tailor,
    bothSidesOf(frontDart, (path) => groove(path, 0, faint)),
  ),
];

const aLineBack = (tailor: Tailor): Panel[] => [
  ...aLine(tailor, [
    ...bothSidesOf(backDart, (path) => groove(path, 0, faint)),
    groove("M400 120L401 300", 0, { width: 1.3, depth: 1.8, pucker: 0.4 }),
    groove("M401 300L401 496", 0, faint),
  ]),
  ...zipPull(tailor, 400, 172),
];

const denimHalf = "M296 150C284 190 272 236 268 290C262 370 256 440 250 512C298 526 352 530 402 530L402 150Z";
const denimPast = "M296 60L296 150C284 190 272 236 268 290C262 370 256 440 244 640L460 640L460 60Z";
const denimHem = "M250 496C298 510 352 514 402 514";
const denimSide = "M296 150C284 190 272 236 268 290C262 370 256 440 250 512";

function denimPanel(denim: Denim, { side, path }: HalfPattern, seams: readonly Seam[]): Panel {
  return {
    outline: path(denimHalf),
    puffOutline: path(denimPast),
    fabric: denim.cloth,
    fade: (x, y, noise, hollow) =>
      denim.fade(side, () => 330)(x, y, noise, hollow) * (0.75 + 0.25 * bell((y - 360) / 120)),
    puff: [puff(26, 14), puff(8, 3)],
    edge: puff(2, 1.4),
    folds: [
      fold(path("M296 230C326 250 360 256 394 250"), [6, 12], 2.6, { taper: [0.15, 0.55] }),
      fold(path("M276 300C312 322 350 326 398 312"), [6, 13], 3, { taper: [0.15, 0.5], skew: 0.3 * side }),
      fold(path("M320 330C312 400 306 460 304 560"), [9, 18], 4, { taper: [0.4, 0.05] }),
      fold(path("M372 360C370 420 368 480 368 560"), [9, 16], -3, { taper: [0.4, 0.05] }),
    ],
    crumples: [crumple(1.5, 46, 110, 0.1), crumple(0.9, 20, 34, 0.5, { seed: 3 })],
    grain: { angle: 0.03 * side, x: 400, y: 150 },
    shadow: shadow(8, 3, 4, 0.45),
    seams: [
      groove(path(denimHem), 0, { width: 1.2, depth: 1.3, pucker: 1.6, puckerReach: 8 }),
      denim.stitch(path(denimHem), 0),
      groove(path(denimSide), -3 * side, { width: 1.2, depth: 0.7, pucker: 1.1, puckerReach: 8 }),
      ...seams,
    ],
  };
}

const centreRows = (denim: Denim, paths: readonly string[]): Panel[] =>
  paths.map((path) => dashedThread(line(path, 1), denim.thread));

function denimFront(tailor: Tailor): Panel[] {
  const denim = new Denim(tailor);
  return [
    ...denim.inside(),
    ...bothSides((half) => [
      denimPanel(denim, half, denim.felledSeam(half.path(denimPocket), half.side)),
    ]).reverse(),
    ...denim.frontWaist(),
    ...centreRows(denim, [
      "M406 168L407 522",
      "M420 166C421 220 422 270 406 300",
      "M424 166C425 222 426 274 408 306",
    ]),
    ...denim.metalware(),
  ];
}

function denimBack(tailor: Tailor): Panel[] {
  const denim = new Denim(tailor);
  return [
    ...bothSides((half) => [
      denimPanel(denim, half, denim.felledSeam(half.path(denimYoke), -half.side)),
    ]).reverse(),
    ...bothSides((half) => [denim.backPocket(half)]),
    ...denim.backWaist(),
    ...centreRows(denim, ["M406 210L407 522", "M410 210L411 522"]),
  ];
}

function skirtCut(
  grading: Grading,
  front: (tailor: Tailor) => Panel[],
  back: (tailor: Tailor) => Panel[],
): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.5,
    fill: { width: 0.64 },
    detail: { x: 400, y: 220, width: 280 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const miniSkirt: Cuts<"mini-skirt"> = {
  "a-line": skirtCut({ across: 1.34 }, aLineFront, aLineBack),
  denim: skirtCut({ across: 1.4 }, denimFront, denimBack),
};
