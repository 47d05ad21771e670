import {
  band,
  bothSides,
  crumple,
  fold,
  gathers,
  groove,
  puff,
  shadow,
  smooth,
  wrongSide,
} from "../../tailor/index.ts";
import type { Fold, HalfPattern, Panel, Seam, Tailor } from "../../tailor/index.ts";
import { sidePocket, trouserLeg, type TrouserLeg } from "./trouser-leg.ts";

const belt = "M306 158C346 172 454 172 494 158L495 184C454 198 346 198 305 184Z";
const ruffle =
  "M300 100C312 92 322 104 334 98C346 92 354 106 368 101C380 96 388 108 402 103C414 99 424 108 436 101C448 95 456 104 468 98C480 93 490 102 500 99C498 124 495 146 493 172C454 188 346 188 307 172C305 146 303 124 300 100Z";

/** Pleats below the belt, gathered at the waist and open over the hips. */
const gathered = (tailor: Tailor, { path }: HalfPattern): Fold[] => [
  ...gathers(tailor.random, 8, path("M314 186C344 194 372 196 396 196"), Math.PI / 2, 130, {
    height: 4.2,
    width: [4, 11],
    spread: -0.5,
  }),
];

function waist(tailor: Tailor): Panel[] {
  const { cloth, random } = tailor;
  return [
    {
      outline: "M302 98C340 82 460 82 498 98L490 140L310 140Z",
      fabric: wrongSide(cloth, 0.3),
      tone: 0.6,
      shade: (_, y) => 1 - 0.35 * smooth(90, 120, y),
    },
    ...tailor.label(400, 90, { width: 46, height: 13, tone: 0.75 }),
    {
      outline: ruffle,
      fabric: cloth,
      puff: puff(8, 3),
      edge: puff(2, 1.4),
      folds: gathers(random, 16, "M308 172C346 186 454 186 492 172", -Math.PI / 2, 62, {
        height: 4.4,
        width: [4, 9],
        spread: 0.3,
      }),
      crumples: [crumple(1, 30, 40)],
      shadow: shadow(5, 1, 3, 0.4),
    },
    {
      outline: belt,
      fabric: cloth,
      puff: puff(7, 4),
      edge: puff(1.8, 1.3),
      grain: { angle: Math.PI / 2 },
      shadow: shadow(5, 1, 4, 0.5),
      folds: [fold("M310 172C350 186 450 186 490 172", 6, 1)],
      seams: [
        groove("M306 158C346 172 454 172 494 158", 4, { width: 0.8, depth: 0.5 }),
        groove("M305 184C346 198 454 198 495 184", -4, { width: 0.8, depth: 0.5 }),
      ],
    },
  ];
}

const ribbonEnd = (tailor: Tailor, path: string, from: number, to: number): Panel => ({
  outline: band(path, from, to),
  fabric: tailor.cloth,
  puff: puff(5, 3),
  edge: puff(1.6, 1.2),
  shadow: shadow(5, 2, 4, 0.5),
  folds: [fold(path, 4, 1.4)],
  grain: { angle: 0.2 },
});

/** The belt's bow: two hanging ends, two loops, a knot. */
function bow(tailor: Tailor): Panel[] {
  return [
    ribbonEnd(tailor, "M398 184C386 220 376 256 370 300", 14, 22),
    ribbonEnd(tailor, "M404 184C418 216 426 244 438 276", 14, 22),
    ...bothSides(({ path }): Panel[] => [
      {
        outline: path("M400 184C380 156 350 150 340 162C332 174 340 196 356 200C372 203 390 194 400 190Z"),
        fabric: tailor.cloth,
        puff: [puff(10, 7), puff(4, 2)],
        edge: puff(1.6, 1.2),
        shadow: shadow(6, 2, 4, 0.5),
        folds: [
          fold(path("M398 187C378 182 362 180 346 180"), [3, 8], -5, { taper: [0.05, 0.5] }),
          fold(path("M398 185C380 172 366 166 352 166"), [2, 6], 3, { taper: [0.05, 0.5] }),
        ],
        crumples: [crumple(0.8, 20, 20)],
      },
    ]),
    {
      outline:
        "M388 174C394 170 408 170 414 174C418 182 418 192 413 199C406 203 396 203 389 199C385 192 385 182 388 174Z",
      fabric: tailor.cloth,
      puff: puff(9, 8),
      edge: puff(1.6, 1.2),
      shadow: shadow(5, 2, 3, 0.55),
      folds: [
        fold("M396 174C394 184 395 192 397 200", 3, 2),
        fold("M406 174C408 184 407 192 405 200", 3, -2),
      ],
    },
  ];
}

const riseSeam = ({ side }: HalfPattern): Seam[] =>
  side === 1 ? [groove("M402 180L402 386", 0, { width: 1, depth: 1.2, pucker: 0.5 })] : [];

export function paperBagFront(tailor: Tailor, leg: TrouserLeg): Panel[] {
  const legs = (half: HalfPattern): Panel[] => [
    trouserLeg(tailor, leg, half, gathered(tailor, half), [sidePocket(half), ...riseSeam(half)]),
  ];
  return [...bothSides(legs).reverse(), ...waist(tailor), ...bow(tailor)];
}

export function paperBagBack(tailor: Tailor, leg: TrouserLeg): Panel[] {
  const legs = (half: HalfPattern): Panel[] => [
    trouserLeg(tailor, { ...leg, crotch: 2 }, half, gathered(tailor, half), riseSeam(half)),
  ];
  return [...bothSides(legs).reverse(), ...waist(tailor).slice(3)];
}
