import {
  bothSides,
  buckle,
  flutes,
  fold,
  gathers,
  groove,
  puff,
  shadow,
  sleeveFolds,
  smooth,
} from "../tailor/index.ts";
import type { Drawing, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { gabardine, row } from "./parts/gabardine.ts";
import { beltLeather, trenchBelt } from "./parts/trench-belt.ts";
import { epaulettes, trenchCollar } from "./parts/trench-collar.ts";

const sleeve =
  "M272 150C246 160 230 190 220 240C204 320 188 410 172 500C164 548 160 584 158 616C178 630 210 634 234 626C238 580 250 530 260 470C272 404 282 350 288 300L314 284C322 226 314 184 294 146Z";
const sleeveHem = "M158 604C178 618 210 622 236 614";
const cuffStrap = "M162 566C186 578 216 580 242 572L240 592C214 600 186 598 160 586Z";
const over =
  "M342 112C314 126 288 138 270 150C284 196 288 244 284 300C286 350 294 390 294 424C282 540 252 740 226 902C262 916 312 924 360 924C398 924 430 922 462 918C466 760 468 580 464 430C458 380 452 340 444 300C420 240 390 180 364 140Z";
const overPuff =
  "M342 80C314 126 288 138 270 150C284 196 288 244 284 300C286 350 294 390 294 424C282 540 252 740 210 1000L462 1000C466 760 468 580 464 430C458 380 452 340 456 260C430 200 400 150 374 100Z";
const under =
  "M458 112C486 126 512 138 530 150C516 196 512 244 516 300C514 350 506 390 506 424C518 540 548 740 574 902C550 912 520 918 486 920C440 922 400 918 360 914L350 600L372 420L400 250Z";
const underPuff =
  "M458 112C486 126 512 138 530 150C516 196 512 244 516 300C514 350 506 390 506 424C518 540 548 740 590 1000L360 1000L350 600L372 420L400 250Z";
const stormFlap = "M280 148C288 200 290 254 286 300C308 322 344 336 376 340C392 306 384 222 362 150Z";
const stormEdge = "M286 300C308 322 344 336 376 340";
const pocket = "M318 528C320 568 314 618 300 656L320 663C334 620 340 570 338 530Z";
const seam = (path: string, offset = 0, depth = 0.8): Seam =>
  groove(path, offset, { width: 1, depth, pucker: 0.4 });

const sleeves = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(sleeve),
      fabric: tailor.cloth,
      puff: [puff(26, 16), puff(9, 3)],
      edge: puff(2, 1.2),
      folds: sleeveFolds(
        tailor.random,
        path("M272 152C222 200 206 300 172 500L158 616"),
        path("M288 300C272 400 250 520 234 626"),
        { height: 5, count: 6, side, cuff: false },
      ),
      crumples: gabardine,
      grain: { angle: 0.17 * side, x: x(272), y: 160 },
      seams: [seam(path(sleeveHem)), row(tailor, path(sleeveHem), -3 * side)],
    },
    {
      outline: path(cuffStrap),
      fabric: tailor.cloth,
      puff: puff(6, 4),
      edge: puff(2, 1.2),
      shadow: shadow(4, 1.5, 3, 0.45),
      grain: { angle: 1.6 * side },
      seams: [
        row(tailor, path("M162 566C186 578 216 580 242 572"), 4 * side),
        row(tailor, path("M160 586C186 598 214 600 240 592"), -4 * side),
      ],
    },
    buckle(x(196), 583, 11, 15, beltLeather(tailor)),
  ]);

/** Deep, uneven folds below the belted waist. */
const skirtFolds = ({ random }: Tailor) => [
  fold("M288 300C310 330 336 370 370 402", [8, 14], 5, { taper: [0.2, 0.4] }),
  fold("M292 280C316 292 340 304 366 306", [6, 12], 3, { taper: [0.2, 0.5] }),
  ...flutes(random, 5, {
    top: [302, 440, 446],
    bottom: [244, 440, 924],
    height: 11,
    width: [7, 24],
    start: 0.08,
    stray: 22,
  }),
  ...gathers(random, 9, "M296 446C350 454 410 454 454 446", 1.57, 120, {
    height: 4,
    width: [4, 13],
    spread: -0.3,
  }),
  ...gathers(random, 7, "M300 414C350 420 410 420 452 414", -1.57, 64, { height: 3.4, width: [4, 10] }),
];

const fronts = (tailor: Tailor): Panel[] => [
  {
    outline: under,
    puffOutline: underPuff,
    fabric: tailor.cloth,
    puff: [puff(22, 12), puff(8, 3)],
    edge: puff(2.4, 1.7),
    shadow: shadow(9, 2, 5, 0.42),
    folds: [
      fold("M512 300C494 330 474 370 452 400", [8, 14], 4, { taper: [0.2, 0.4] }),
      ...flutes(tailor.random, 3, {
        top: [474, 504, 446],
        bottom: [490, 572, 920],
        height: 11,
        width: [7, 22],
        start: 0.08,
      }),
      ...gathers(tailor.random, 4, "M466 446L508 440", 1.5, 110, { height: 4, width: [4, 11] }),
    ],
    crumples: gabardine,
    grain: { angle: -0.06, x: 470, y: 130 },
    seams: [row(tailor, "M574 902C550 912 520 918 486 920C460 921 440 920 420 918", 12)],
  },
  {
    outline: over,
    puffOutline: overPuff,
    fabric: tailor.cloth,
    puff: [puff(22, 12), puff(8, 3)],
    edge: puff(2.4, 1.7),
    shadow: shadow(11, 6, 6, 0.55),
    folds: skirtFolds(tailor),
    crumples: gabardine,
    grain: { angle: 0.04, x: 330, y: 130 },
    seams: [
      row(tailor, "M226 902C262 916 312 924 360 924C398 924 430 922 462 918", -13),
      row(tailor, "M464 430C468 580 466 760 462 918", 9),
      row(tailor, "M444 300C452 340 458 380 464 430", 9),
    ],
  },
];

const pockets = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path }) => [
    {
      outline: path(pocket),
      fabric: tailor.cloth,
      puff: puff(6, 2.4),
      edge: puff(2, 1.5),
      shadow: shadow(5, 2, 3, 0.45),
      grain: { angle: 0.2 * side },
      seams: [row(tailor, path(pocket), 3 * side)],
    },
  ]);

function front(tailor: Tailor): Panel[] {
  return [
    {
      outline: "M342 112C360 98 440 98 458 112L470 330L330 330Z",
      fabric: tailor.lining,
      tone: 0.6,
      shade: (_, y) => 1 - 0.4 * smooth(120, 300, y),
    },
    {
      outline:
        "M352 102C368 94 432 94 448 102C452 126 444 140 434 146C414 152 386 152 366 146C356 140 348 126 352 102Z",
      fabric: tailor.cloth,
      tone: 0.8,
      puff: puff(8, 3),
      shade: (_, y) => 1 - 0.3 * smooth(104, 148, y),
      edge: puff(2, 1),
      shadow: shadow(4, 0, 3, 0.35),
    },
    ...tailor.label(400, 116, { width: 38, height: 14, tone: 0.9, ground: "#2d2a26", ink: "#dccaa4" }),
    ...sleeves(tailor),
    ...fronts(tailor),
    ...pockets(tailor),
    {
      outline: stormFlap,
      fabric: tailor.cloth,
      puff: puff(12, 5),
      edge: puff(2, 1.6),
      shadow: shadow(8, 3, 5, 0.5),
      crumples: gabardine,
      grain: { angle: 0.08 },
      seams: [row(tailor, stormEdge, -6)],
    },
    ...trenchBelt(tailor),
    ...trenchCollar(tailor),
    ...epaulettes(tailor),
    ...[
      [346, 386],
      [446, 388],
      [344, 494],
      [446, 500],
      [342, 596],
      [448, 610],
    ].flatMap(([x, y]) => tailor.button(x, y, 8.5, { shank: false })),
  ];
}

const backBody =
  "M342 112C314 126 288 138 270 150C284 196 288 244 284 300C286 350 294 390 294 424C282 540 252 740 226 902C280 922 520 922 574 902C548 740 518 540 506 424C506 390 514 350 516 300C512 244 516 196 530 150C512 138 486 126 458 112C430 120 370 120 342 112Z";
const backPuff = backBody.replace("226 902C280 922 520 922 574 902", "205 1000L595 1000");
const yoke =
  "M342 112C314 126 288 138 270 150C281 186 286 226 286 262C330 300 372 316 400 318C428 316 470 300 514 262C514 226 519 186 530 150C512 138 486 126 458 112Z";

function back(tailor: Tailor): Panel[] {
  const { random } = tailor;
  return [
    ...sleeves(tailor),
    {
      outline: backBody,
      puffOutline: backPuff,
      fabric: tailor.cloth,
      puff: [puff(22, 12), puff(8, 3)],
      edge: puff(2.4, 1.7),
      shadow: shadow(9, 3, 5, 0.45),
      folds: [
        ...flutes(random, 8, {
          top: [302, 498, 446],
          bottom: [240, 560, 920],
          height: 11,
          width: [7, 24],
          start: 0.1,
        }),
        ...gathers(random, 14, "M298 446C350 454 450 454 502 446", 1.57, 120, { height: 4, width: [4, 12] }),
        ...gathers(random, 10, "M300 414C350 420 450 420 500 414", -1.57, 60, {
          height: 3.4,
          width: [4, 10],
        }),
      ],
      crumples: gabardine,
      grain: { x: 400, y: 130 },
      seams: [
        row(tailor, "M228 890C280 910 520 910 572 890"),
        seam("M401 450C401 600 402 760 402 912", 0, 2.2),
      ],
    },
    {
      outline: yoke,
      fabric: tailor.cloth,
      puff: puff(14, 6),
      edge: puff(2.2, 1.8),
      shadow: shadow(8, 3, 7, 0.5),
      crumples: gabardine,
      grain: { x: 400, y: 130 },
      seams: [row(tailor, "M286 262C330 300 372 316 400 318C428 316 470 300 514 262", -6)],
    },
    ...trenchBelt(tailor).slice(0, 3),
    ...epaulettes(tailor),
    {
      outline:
        "M340 106C358 92 442 92 460 106C474 124 486 142 494 158C440 178 360 178 306 158C314 142 326 124 340 106Z",
      fabric: tailor.cloth,
      puff: puff(12, 6),
      edge: puff(2, 1.6),
      shadow: shadow(8, 2, 7, 0.5),
      grain: { angle: Math.PI / 2 },
      seams: [row(tailor, "M306 158C360 178 440 178 494 158", 6)],
    },
  ];
}

function cut(short: boolean): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: {
      across: 1.28,
      beyond: 1.05,
      ...(short
        ? {
            lengths: [
              [0, 0],
              [460, 460],
              [924, 720],
            ] as const,
          }
        : {}),
    },
    tilt: -0.3,
    warp: 4.5,
    detail: { x: 400, y: 250, width: 330 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const trenchCoat: Cuts<"trench-coat"> = { long: cut(false), short: cut(true) };
