import { bothSides } from "../tailor/index.ts";
import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bandeauTop, stringBow, triangleTop } from "./parts/bikini-top.ts";
import { briefBack, briefFront, type BriefShape, type BriefTrim } from "./parts/brief.ts";

const tied: BriefShape = {
  waist: [176, 496],
  dip: [44, 30],
  side: [180, 530],
  gusset: [28, 740],
  cutIn: 0.74,
  band: 8,
};
const plain: BriefShape = {
  waist: [176, 432],
  dip: [22, 12],
  side: [198, 540],
  gusset: [32, 730],
  cutIn: 0.58,
  band: 10,
};

const trimOf = (tailor: Tailor): BriefTrim => ({
  waist: { fabric: tailor.plain },
  leg: { fabric: tailor.plain, width: 7 },
  labelled: false,
});

/** Bows at both hips. The mirrored one is drawn separately so that its ends also hang down. */
const hipBows = (tailor: Tailor): Panel[] => bothSides(({ x }) => stringBow(tailor, x(219), 506));

const triangle = (tailor: Tailor, isBack: boolean): Panel[] => [
  ...(isBack ? briefBack : briefFront)(tailor, tied, trimOf(tailor)),
  ...hipBows(tailor),
  ...triangleTop(tailor, isBack),
];

const bandeau = (tailor: Tailor, isBack: boolean): Panel[] => [
  ...(isBack ? briefBack : briefFront)(tailor, plain, trimOf(tailor)),
  ...bandeauTop(tailor, isBack),
];

function cut(draw: (tailor: Tailor, isBack: boolean) => Panel[], detailAt: number): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    tilt: -0.4,
    warp: 6,
    fill: { width: 0.7, height: 0.8 },
    detail: { x: 400, y: detailAt, width: 290 },
  });
  return { front: (tailor) => drawing(draw(tailor, false)), back: (tailor) => drawing(draw(tailor, true)) };
}

export const bikini: Cuts<"bikini"> = { triangle: cut(triangle, 250), bandeau: cut(bandeau, 230) };
