import { band, bothSides, crumple, leftSide, puff, rightSide, shadow } from "../../tailor/index.ts";
import type { Drawing, Fabric, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import type { Cut } from "../cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./bodice-block.ts";
import { bodyFolds } from "./body-folds.ts";
import { spaced } from "./placket.ts";
import { standCollar, standCollarInside } from "./stand-collar.ts";

const body: BodyMeasures = {
  top: 190,
  neck: 66,
  shoulder: 132,
  slope: 34,
  chest: 174,
  armpit: 366,
  waist: [164, 500],
  hem: 176,
  hemAt: 650,
  dip: 10,
};
const block = bodiceBlock(body);
const crackle = [crumple(1.2, 34, 40, 0.3)];
const diamond = 46;

/** Pillows between crossing lines, for cloths without a quilted relief. */
const pillows = (x: number, y: number): number => {
  const a = Math.abs(Math.sin(((x - 400 + (y - 150) * 0.8) / diamond) * Math.PI));
  const b = Math.abs(Math.sin(((x - 400 - (y - 150) * 0.8) / diamond) * Math.PI));
  return Math.min(a, b) ** 0.6 * 6;
};

const shell = (tailor: Tailor): Omit<Panel, "outline"> => ({
  fabric: tailor.cloth,
  puff: [puff(24, 14), puff(8, 4)],
  edge: puff(2.2, 1.6),
  crumples: crackle,
  relief: tailor.cloth.relief ? undefined : pillows,
  folds: bodyFolds(tailor.random, body, { height: 3.4, hanging: 3, chest: false }),
  grain: { x: 400, y: 150 },
  shadow: shadow(9, 3, 5, 0.42),
});

const flat = (tailor: Tailor): Fabric => ({ ...tailor.plain, relief: null });

/** Bindings around the armholes and along the hem. */
const bindings = (tailor: Tailor): Panel[] => [
  ...bothSides(({ path }) => [
    {
      outline: band(path(block.armhole.path), 13),
      fabric: flat(tailor),
      tone: 0.94,
      puff: puff(5, 3),
      edge: puff(1.6, 1),
      shadow: shadow(4, 1, 2, 0.4),
    },
  ]),
  {
    outline: band(block.hem.across, 13),
    fabric: flat(tailor),
    tone: 0.94,
    puff: puff(5, 3),
    edge: puff(1.6, 1),
    grain: { angle: Math.PI / 2 },
    shadow: shadow(4, 1, 2, 0.4),
  },
];

function half(tailor: Tailor, { side, path }: HalfPattern): Panel {
  const foot = body.hemAt + (body.dip ?? 0);
  const neckline = roundNeck(body.neck, body.top, 34);
  return {
    ...shell(tailor),
    outline: path(
      neckline
        .joined(block.edge)
        .line(412, foot)
        .line(412, body.top + 40).closed,
    ),
    puffOutline: path(
      neckline
        .joined(block.past)
        .line(440, body.hemAt + 120)
        .line(440, body.top).closed,
    ),
    shadow: shadow(9, side + 2, 4, 0.42),
  };
}

/** Welted hand pockets. */
const pockets = (tailor: Tailor): Panel[] =>
  bothSides(({ path }) => [
    {
      outline: path("M262 596L274 516L292 519L281 599Z"),
      fabric: flat(tailor),
      tone: 0.94,
      puff: puff(5, 3),
      edge: puff(1.8, 1.3),
      shadow: shadow(5, 2, 3, 0.45),
    },
  ]);

const front = (tailor: Tailor): Panel[] => [
  {
    outline: roundNeck(body.neck, body.top, 8).joined(block.shoulder).line(300, 420).line(400, 430).onTheFold,
    fabric: tailor.lining,
    tone: 0.6,
  },
  ...standCollarInside(tailor, body),
  half(tailor, rightSide),
  half(tailor, leftSide),
  ...pockets(tailor),
  ...bindings(tailor),
  {
    outline: "M388 214L412 214L412 661L388 661Z",
    fabric: flat(tailor),
    tone: 0.96,
    puff: puff(7, 4),
    edge: puff(1.8, 1.3),
    shadow: shadow(6, 3, 2, 0.45),
  },
  ...standCollar(tailor, body, true),
  ...spaced(6, 242, 636).flatMap((y) => tailor.button(400, y, 6.6, { stuff: tailor.metal, shank: true })),
];

const back = (tailor: Tailor): Panel[] => [
  {
    ...shell(tailor),
    outline: block.whole(roundNeck(body.neck, body.top, 12)),
    puffOutline: block.wholePast(roundNeck(body.neck, body.top, 12)),
  },
  ...bindings(tailor),
  ...standCollar(tailor, body, false),
];

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.22, down: 1.2 },
  tilt: 0.3,
  warp: 4,
  fill: { width: 0.7, height: 0.8 },
  detail: { x: 400, y: 270, width: 310 },
});

export const quiltedVest: Cut = {
  front: (tailor) => drawing(front(tailor)),
  back: (tailor) => drawing(back(tailor)),
};
