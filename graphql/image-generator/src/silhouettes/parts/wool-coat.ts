import { bothSides, flutes, groove, leftSide, puff, rightSide, shadow } from "../../tailor/index.ts";
import type { Drawing, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import type { Cut } from "../cut.ts";
import { hornButtons } from "./horn-buttons.ts";
import {
  lapelPanel,
  notchedCollar,
  notchedCollarBack,
  tailoredBack,
  tailoredFrontPanel,
  tailoredInside,
  tailoredSleeves,
  type TailoredFront,
} from "./tailored-jacket.ts";

/** A straight coat to the calf, with a jacket's shoulders and almost no waist. */
const shoulderToHem =
  "C312 141 288 147 268 159C283 200 285 250 277 308C278 360 284 410 282 460C274 640 258 840 246 1004";

const shape: TailoredFront = {
  outline: `M338 132${shoulderToHem}C296 1016 360 1020 424 1018C428 1018 430 1014 430 1010C432 840 432 660 424 486C408 400 384 270 362 160Z`,
  puffOutline: `M338 100${shoulderToHem}L236 1140L434 1140C434 840 432 660 424 486C414 400 400 260 382 130Z`,
  edge: "M246 1004C296 1016 360 1020 424 1018C428 1018 430 1014 430 1010C432 840 432 660 424 486",
  lapel: "M372 158C352 176 330 196 316 216L278 226C290 312 350 408 420 494C412 400 394 272 372 158Z",
  lapelEdge: "M316 216L278 226C290 312 350 408 420 494",
  roll: "M368 170C388 290 404 400 416 478",
  flaps: false,
};

/** Slanted welt pockets. */
const welts = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path }) => [
    {
      outline: path("M318 560C316 606 308 654 298 692L318 698C330 656 336 608 338 563Z"),
      fabric: tailor.cloth,
      puff: puff(7, 3),
      edge: puff(2, 1.5),
      shadow: shadow(6, 2, 3, 0.46),
      grain: { angle: 0.14 * side, x: 320, y: 600 },
      seams: [groove(path("M334 566C332 608 326 656 314 694"), 0, { width: 0.8, depth: 0.5 })],
    },
  ]);

const longFolds =
  (tailor: Tailor) =>
  ({ side }: HalfPattern): Panel["folds"] =>
    flutes(tailor.random, 3, {
      top: side === 1 ? [296, 400, 560] : [400, 504, 560],
      bottom: side === 1 ? [262, 396, 1010] : [404, 538, 1010],
      height: 5.4,
      width: [9, 22],
      start: 0.3,
    });

function frontHalf(tailor: Tailor, half: HalfPattern): Panel[] {
  const [panel, ...rest] = tailoredFrontPanel(tailor, shape, half);
  return [{ ...panel, folds: [...(panel.folds ?? []), ...(longFolds(tailor)(half) ?? [])] }, ...rest];
}

const front = (tailor: Tailor): Panel[] => [
  ...tailoredInside(tailor, true),
  ...tailoredSleeves(tailor, hornButtons(tailor)),
  ...frontHalf(tailor, rightSide),
  ...frontHalf(tailor, leftSide),
  ...welts(tailor),
  ...lapelPanel(tailor, shape, rightSide),
  ...lapelPanel(tailor, shape, leftSide),
  ...notchedCollar(tailor),
  ...[506, 600, 694].flatMap((y) => tailor.button(408, y, 11, hornButtons(tailor))),
];

const back = (tailor: Tailor): Panel[] => [
  ...tailoredSleeves(tailor, hornButtons(tailor)),
  ...tailoredBack(tailor, {
    shoulderToHem,
    hem: "C296 1016 352 1020 400 1020Z",
    vent: [690, 1021],
    folds: longFolds(tailor),
    seams: [groove("M400 130C401 300 400 500 400 690", 0, { width: 1, depth: 1.1, pucker: 0.3 })],
  }),
  notchedCollarBack(tailor),
];

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.5, beyond: 1.18 },
  tilt: -0.3,
  warp: 4,
  detail: { x: 400, y: 300, width: 340 },
});

export const woolCoat: Cut = {
  front: (tailor) => drawing(front(tailor)),
  back: (tailor) => drawing(back(tailor)),
};
