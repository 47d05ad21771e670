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
} from "../../tailor/index.ts";
import type { Fabric, Fold, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import { piping, pipingOf } from "./piping.ts";

const sleeve =
  "M290 162C256 182 238 226 226 290C208 372 184 490 164 600C162 622 160 640 160 656C188 672 230 674 258 662C264 600 276 522 288 450C296 400 302 360 304 326C308 270 306 216 290 162Z";
const sleeveHem = "M162 626C190 642 232 644 260 633";
const half =
  "M346 126C322 142 306 152 290 162C308 216 308 270 302 326C296 440 290 560 284 700C316 714 370 718 412 718L412 300C396 260 366 190 346 126Z";
const pastHem = "M346 60L240 162L296 326C290 440 284 560 276 900L480 900L480 60Z";
const wholeBack =
  "M346 126C322 142 306 152 290 162C308 216 308 270 302 326C296 440 290 560 284 700C330 720 470 720 516 700C510 560 504 440 498 326C492 270 492 216 510 162C494 152 478 142 454 126C436 136 420 138 400 138C380 138 364 136 346 126Z";
const lapel = "M352 132C366 190 386 250 408 312C378 296 346 268 322 236L346 206Z";
const lapelEdge = "M346 206L322 236C346 268 378 296 408 312";
const collar = "M346 118C332 136 320 158 310 184L340 210L364 176C356 158 350 140 346 118Z";
const collarEdge = "M346 118C332 136 320 158 310 184L340 210L364 176";
const pocket = "M424 372C444 374 466 374 484 371L482 446C476 452 434 454 425 449Z";
const backCollar =
  "M342 128C356 102 444 102 458 128C470 142 482 162 490 184C452 190 348 190 310 184C318 162 330 142 342 128Z";

const creases = [crumple(2, 56, 130, 0.12), crumple(1.2, 26, 60, -0.5, { seed: 3 })];
const faint = { width: 0.9, depth: 0.8, pucker: 0.5 };

const sleeves = (tailor: Tailor, cord: Fabric): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(sleeve),
      fabric: tailor.cloth,
      puff: [puff(26, 15), puff(8, 3)],
      edge: puff(2, 1.3),
      folds: [
        ...sleeveFolds(
          tailor.random,
          path("M290 162C238 210 208 372 160 656"),
          path("M304 326C296 400 270 560 258 662"),
          { height: 5.4, count: 7, side },
        ),
        fold(path("M232 400C216 480 200 560 196 680"), [8, 16], 4, { taper: [0.4, 0.03] }),
      ],
      crumples: creases,
      grain: { angle: 0.19 * side, x: x(290), y: 162 },
      seams: [groove(path(sleeveHem), 0, faint)],
    },
    piping(cord, path(sleeveHem)),
  ]);

const hanging = ({ side, path }: HalfPattern): Fold[] => [
  fold(path("M304 324C334 360 366 420 386 500"), [7, 15], 4.6, { taper: [0.12, 0.5], skew: -0.4 * side }),
  fold(path("M302 340C312 420 336 500 350 600"), [7, 16], 4.2, { taper: [0.15, 0.5], skew: 0.4 * side }),
  fold(path("M320 480C306 570 302 650 306 760"), [8, 18], 6, { taper: [0.4, 0.03], skew: -0.3 * side }),
  fold(path("M362 540C354 620 350 680 352 760"), [8, 17], 5, { taper: [0.4, 0.03], skew: 0.3 * side }),
  fold(path("M338 590C332 660 330 700 330 760"), [7, 12], -4, { taper: [0.4, 0.02] }),
];

const frontHalf = (tailor: Tailor, half_: HalfPattern): Panel => {
  const { side, path, x } = half_;
  return {
    outline: path(half),
    puffOutline: path(pastHem),
    fabric: tailor.cloth,
    puff: [puff(24, 12), puff(8, 3)],
    edge: puff(2, 1.3),
    shadow: shadow(8, side === 1 ? 3 : 2, 4, 0.4),
    folds: hanging(half_),
    crumples: creases,
    grain: { angle: 0.02 * side, x: x(340), y: 130 },
    seams: [
      groove(path("M284 684C316 698 370 702 412 702"), 0, faint),
      groove(path("M290 162C308 216 308 270 302 326"), -2 * side, { ...faint, depth: 1.3 }),
    ],
  };
};

const leaf = (tailor: Tailor, outline: string, side: number): Panel => ({
  outline,
  fabric: tailor.cloth,
  puff: puff(9, 4),
  edge: puff(1.8, 1.3),
  shadow: shadow(7, side === 1 ? 2 : 1, 5, 0.46),
  grain: { angle: 0.6 * side, x: 400, y: 130 },
});

/** A top with a camp collar, piped edges, one breast pocket and four buttons. */
export function pajamaShirtFront(tailor: Tailor): Panel[] {
  const cord = pipingOf(tailor);
  const { cloth } = tailor;
  return [
    {
      outline: "M346 122C358 104 442 104 454 122C458 160 440 250 400 312C360 250 342 160 346 122Z",
      fabric: cloth,
      tone: 0.62,
      shade: (_, y) => 1 - 0.35 * smooth(130, 200, y),
    },
    ...tailor.label(400, 132, { width: 46, height: 16, tone: 0.85 }),
    ...sleeves(tailor, cord),
    ...bothSides((half_) => [frontHalf(tailor, half_)]).reverse(),
    piping(cord, "M409 308L410 716"),
    {
      outline: pocket,
      fabric: cloth,
      puff: puff(5, 2),
      edge: puff(1.6, 1.1),
      shadow: shadow(4, 1.5, 3, 0.4),
      grain: { x: 400, y: 130 },
    },
    piping(cord, "M424 384C444 386 466 386 484 383"),
    ...[338, 440, 542, 644].flatMap((y) => tailor.shirtButton(398, y, 6.4)),
    ...bothSides(({ side, path }) => [
      leaf(tailor, path(lapel), side),
      piping(cord, path(lapelEdge)),
    ]).reverse(),
    ...bothSides(({ side, path }) => [leaf(tailor, path(collar), side), piping(cord, path(collarEdge))]),
  ];
}

export function pajamaShirtBack(tailor: Tailor): Panel[] {
  const cord = pipingOf(tailor);
  return [
    ...sleeves(tailor, cord),
    {
      outline: wholeBack,
      puffOutline:
        "M346 60L240 162L296 326C290 440 284 560 276 900L524 900C516 560 510 440 504 326L560 162L454 60Z",
      fabric: tailor.cloth,
      puff: [puff(24, 12), puff(8, 3)],
      edge: puff(2, 1.3),
      shadow: shadow(8, 3, 4, 0.4),
      folds: [
        ...bothFolds(),
        ...gathers(tailor.random, 8, "M350 214C380 212 420 212 450 214", Math.PI / 2, 120, {
          height: 3.4,
          width: [3, 11],
        }),
      ],
      crumples: creases,
      grain: { x: 400, y: 130 },
      seams: [
        groove("M306 214C350 208 450 208 494 214", 0, { ...faint, depth: 1.2 }),
        groove("M284 684C330 704 470 704 516 684", 0, faint),
        groove("M290 162C308 216 308 270 302 326", -2, { ...faint, depth: 1.3 }),
        groove("M510 162C492 216 492 270 498 326", 2, { ...faint, depth: 1.3 }),
      ],
    },
    { ...leaf(tailor, backCollar, 1), grain: { angle: Math.PI / 2, x: 400, y: 130 } },
    piping(cord, "M310 184C348 190 452 190 490 184"),
  ];
}

const bothFolds = (): Fold[] => {
  const folds: Fold[] = [];
  bothSides((half_) => {
    folds.push(...hanging(half_));
    return [];
  });
  return folds;
};
