import { band, bothSides, crumple, fold, gathers, groove, puff, shadow } from "../tailor/index.ts";
import type { Drawing, Fold, Grading, HalfPattern, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { tubeBodice, tubeBodiceBack, wrapBodice, wrapBodiceBack } from "./parts/jumpsuit-bodice.ts";
import { sidePocket, trouserLeg, type TrouserLeg } from "./parts/trouser-leg.ts";
import { turnUps } from "./parts/turn-up.ts";
import { utilityBodice, utilityBodiceBack } from "./parts/utility-bodice.ts";
import { zipPull } from "./parts/zip-pull.ts";

const wideLeg: TrouserLeg = {
  leg: { waist: 304, hip: 270, knee: [236, 386], hem: [206, 376] },
  crease: 0,
  slack: 1.8,
  crotch: 3,
};
const evening: TrouserLeg = { ...wideLeg, slack: 1.2, crotch: 2.4 };
const tapered: TrouserLeg = {
  leg: { waist: 304, hip: 264, knee: [262, 380], hem: [284, 362], hemAt: 880 },
  crease: 0,
  slack: 4.2,
  hem: 36,
  crotch: 3,
};

/** Folds from the gathered waist over the hips. */
const gathered = (tailor: Tailor, { path }: HalfPattern): Fold[] =>
  gathers(tailor.random, 7, path("M310 160C344 166 372 168 398 168"), Math.PI / 2, 110, {
    height: 4.6,
    width: [3, 11],
    spread: -0.4,
  });

function legs(tailor: Tailor, pattern: TrouserLeg, isGathered: boolean, isBack: boolean): Panel[] {
  const rise = groove("M402 150L402 386", 0, { width: 1, depth: 1.2, pucker: 0.5 });
  const seams = (half: HalfPattern): Seam[] => [
    ...(half.side === 1 ? [rise] : []),
    ...(isBack ? [] : [sidePocket(half)]),
  ];
  return bothSides((half) => [
    trouserLeg(
      tailor,
      { ...pattern, crotch: isBack ? 1.8 : (pattern.crotch ?? 3) },
      half,
      isGathered ? gathered(tailor, half) : [],
      seams(half),
    ),
  ]).reverse();
}

const waistLine = "M301 150C350 162 450 162 499 150";

/** The belt in the jumpsuit's cloth, and its tie. */
const belt = (tailor: Tailor): Panel => ({
  outline: "M301 138C350 150 450 150 499 138L500 172C450 184 350 184 300 172Z",
  fabric: tailor.cloth,
  puff: puff(9, 5),
  edge: puff(1.8, 1.3),
  shadow: shadow(5, 1, 4, 0.48),
  grain: { angle: Math.PI / 2 },
  folds: [fold("M306 156C350 168 450 168 494 156", 6, 1.4)],
  seams: [
    groove("M301 138C350 150 450 150 499 138", 4, { width: 0.8, depth: 0.5 }),
    groove("M300 172C350 184 450 184 500 172", -4, { width: 0.8, depth: 0.5 }),
  ],
});

function tie(tailor: Tailor): Panel[] {
  const end = (path: string, from: number, to: number): Panel => ({
    outline: band(path, from, to),
    fabric: tailor.cloth,
    puff: puff(6, 3.4),
    edge: puff(1.6, 1.2),
    shadow: shadow(6, 2.4, 4, 0.48),
    folds: [fold(path, 5, 1.6)],
    crumples: [crumple(0.8, 20, 30)],
    grain: { angle: 0.1 },
  });
  return [
    end("M436 166C428 220 418 280 422 352", 20, 26),
    end("M442 166C456 214 464 262 470 316", 20, 26),
    {
      outline:
        "M424 144C432 138 448 138 455 144C460 156 460 170 454 182C446 188 432 188 425 182C419 170 419 156 424 144Z",
      fabric: tailor.cloth,
      puff: puff(11, 9),
      edge: puff(1.6, 1.2),
      shadow: shadow(6, 2, 4, 0.5),
      folds: [
        fold("M434 142C430 156 431 172 434 186", 4, 2.4),
        fold("M446 142C449 156 448 172 445 186", 4, -2.4),
      ],
    },
  ];
}

/** An elastic casing. */
const casing = (tailor: Tailor): Panel => ({
  outline: "M304 134C350 142 450 142 496 134L498 170C450 180 350 180 302 170Z",
  fabric: tailor.cloth,
  puff: puff(8, 4),
  edge: puff(1.6, 1),
  shadow: shadow(4, 1, 3, 0.36),
  folds: gathers(tailor.random, 22, "M304 172C350 182 450 182 496 172", -Math.PI / 2, 38, {
    height: 3,
    width: [2.6, 6],
  }),
  seams: [
    groove("M304 134C350 142 450 142 496 134", 5, { width: 0.9, depth: 0.9, pucker: 0.8, puckerReach: 5 }),
    groove("M302 170C350 180 450 180 498 170", -5, { width: 0.9, depth: 0.9, pucker: 0.8, puckerReach: 5 }),
  ],
});

/** A narrow seam where a fitted bodice meets the legs. */
const waistSeam = (tailor: Tailor): Panel => ({
  outline: "M302 144C350 156 450 156 498 144L498 164C450 176 350 176 302 164Z",
  fabric: tailor.cloth,
  puff: puff(5, 2),
  edge: puff(1.6, 1.2),
  shadow: shadow(4, 1, 3, 0.36),
  grain: { angle: Math.PI / 2 },
  seams: [groove(waistLine, -4, { width: 0.9, depth: 0.6 })],
});

function cut(grading: Grading, front: (tailor: Tailor) => Panel[], back: (tailor: Tailor) => Panel[]): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.3,
    fill: { height: 0.86 },
    detail: { x: 400, y: 40, width: 330 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

const grading: Grading = {
  across: 1.42,
  lengths: [
    [-200, -200],
    [150, 140],
    [386, 372],
    [910, 960],
  ],
};

export const jumpsuit: Cuts<"jumpsuit"> = {
  "wide-leg": cut(
    grading,
    (tailor) => [...legs(tailor, wideLeg, true, false), ...wrapBodice(tailor), belt(tailor), ...tie(tailor)],
    (tailor) => [
      ...legs(tailor, wideLeg, true, true),
      ...wrapBodiceBack(tailor),
      belt(tailor),
      ...zipPull(tailor, 400, -158),
    ],
  ),
  tapered: cut(
    grading,
    (tailor) => [
      ...legs(tailor, tapered, true, false),
      ...turnUps(tailor, tapered.leg, 34),
      ...utilityBodice(tailor),
      casing(tailor),
    ],
    (tailor) => [
      ...legs(tailor, tapered, true, true),
      ...turnUps(tailor, tapered.leg, 34),
      ...utilityBodiceBack(tailor),
      casing(tailor),
    ],
  ),
  strapless: cut(
    grading,
    (tailor) => [...legs(tailor, evening, false, false), ...tubeBodice(tailor), waistSeam(tailor)],
    (tailor) => [
      ...legs(tailor, evening, false, true),
      ...tubeBodiceBack(tailor),
      waistSeam(tailor),
      ...zipPull(tailor, 400, -54),
    ],
  ),
};
