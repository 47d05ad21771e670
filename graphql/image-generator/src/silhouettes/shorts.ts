import { bothSides } from "../tailor/index.ts";
import type { Drawing, Grading, HalfPattern, LegPattern, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { fivePocketBack, fivePocketFront } from "./parts/five-pocket.ts";
import { paperBagBack, paperBagFront } from "./parts/paper-bag-waist.ts";
import { turnUps } from "./parts/turn-up.ts";
import {
  seatSeams,
  shortDrape,
  sidePocket,
  trouserLeg,
  waistPleats,
  weltButtons,
  type TrouserLeg,
} from "./parts/trouser-leg.ts";
import { beltLoop, flySeams, waistband, waistInside, waistTab } from "./parts/trouser-waist.ts";

const waist = { left: 300, top: 98, bottom: 148 };
const tailoredLeg: LegPattern = {
  waist: 300,
  hip: 270,
  knee: [250, 396],
  hem: [232, 392],
  kneeAt: 490,
  hemAt: 600,
};
const tailored: TrouserLeg = {
  leg: tailoredLeg,
  crease: 14,
  slack: 1.6,
  hem: 40,
  drape: shortDrape(tailoredLeg),
};
const paperLeg: LegPattern = {
  waist: 312,
  hip: 262,
  knee: [240, 396],
  hem: [216, 390],
  kneeAt: 480,
  hemAt: 580,
};
const paper: TrouserLeg = {
  leg: paperLeg,
  crease: 0,
  slack: 1.6,
  hem: 24,
  drape: shortDrape(paperLeg),
  crotch: 2,
};
const cutOff = {
  leg: { waist: 296, hip: 266, knee: [248, 398], hem: [236, 392], kneeAt: 450, hemAt: 520, crotch: 386 },
  short: true,
  frayed: true,
} as const;

function tailoredFront(tailor: Tailor): Panel[] {
  const withPocket = (half: HalfPattern): Panel[] => [
    trouserLeg(tailor, tailored, half, waistPleats(half, 1), [
      sidePocket(half),
      ...(half.side === 1 ? flySeams(150) : []),
    ]),
  ];
  return [
    ...waistInside(tailor, waist),
    ...bothSides(withPocket).reverse(),
    ...turnUps(tailor, tailoredLeg),
    waistband(tailor, waist),
    ...waistTab(tailor, waist),
    ...[326, 474].map((x) => beltLoop(tailor, waist, x)),
  ];
}

function tailoredBack(tailor: Tailor): Panel[] {
  const withWelt = (half: HalfPattern): Panel[] => [
    trouserLeg(tailor, { ...tailored, crotch: 2 }, half, [], seatSeams(half)),
  ];
  return [
    ...bothSides(withWelt).reverse(),
    ...turnUps(tailor, tailoredLeg),
    waistband(tailor, waist),
    ...[326, 400, 474].map((x) => beltLoop(tailor, waist, x)),
    ...weltButtons(tailor),
  ];
}

function shortsCut(
  grading: Grading,
  front: (tailor: Tailor) => Panel[],
  back: (tailor: Tailor) => Panel[],
): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: -0.5,
    fill: { width: 0.66 },
    detail: { x: 400, y: 220, width: 300 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const shorts: Cuts<"shorts"> = {
  tailored: shortsCut({ across: 1.34 }, tailoredFront, tailoredBack),
  denim: shortsCut(
    {
      across: 1.36,
      lengths: [
        [0, 20],
        [386, 386],
        [520, 520],
      ],
    },
    (tailor) => fivePocketFront(tailor, cutOff),
    (tailor) => fivePocketBack(tailor, cutOff),
  ),
  "paper-bag": shortsCut(
    { across: 1.36 },
    (tailor) => paperBagFront(tailor, paper),
    (tailor) => paperBagBack(tailor, paper),
  ),
};
