import { groove, leftSide, puff, rightSide, shadow } from "../tailor/index.ts";
import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { hornButtons } from "./parts/horn-buttons.ts";
import {
  lapelPanel,
  notchedCollar,
  notchedCollarBack,
  tailoredBack,
  tailoredFrontPanel,
  tailoredInside,
  tailoredSleeves,
  type TailoredFront,
} from "./parts/tailored-jacket.ts";

/** Longer than a woman's blazer and straighter at the waist. */
const shoulderToHem =
  "C312 141 288 147 268 159C283 200 285 250 279 304C280 352 286 398 285 440C282 536 276 650 270 736";

const shape: TailoredFront = {
  outline: `M338 132${shoulderToHem}C302 744 340 750 372 748C402 742 416 712 418 678C422 604 420 524 412 440C400 370 380 260 362 160Z`,
  puffOutline: `M338 100${shoulderToHem}C302 744 340 750 372 748C402 742 416 712 418 678C422 604 420 524 412 440C410 370 400 260 382 130Z`,
  edge: "M270 736C302 744 340 750 372 748C402 742 416 712 418 678C422 604 420 524 412 440",
  lapel: "M372 158C354 174 338 188 328 204L300 212C306 286 352 380 408 450C404 380 392 266 372 158Z",
  lapelEdge: "M328 204L300 212C306 286 352 380 408 450",
  roll: "M368 170C386 266 398 362 406 440",
};

/** The welt pocket on the wearer's left breast. */
const breastPocket = (tailor: Tailor): Panel => ({
  outline: "M452 322L504 310L506 326L454 339Z",
  fabric: tailor.cloth,
  puff: puff(4, 2),
  edge: puff(1.8, 1.3),
  shadow: shadow(4, 1.5, 3, 0.46),
  grain: { angle: -0.24, x: 470, y: 320 },
});

const front = (tailor: Tailor): Panel[] => [
  ...tailoredInside(tailor, true),
  ...tailoredSleeves(tailor, hornButtons(tailor)),
  ...tailoredFrontPanel(tailor, shape, rightSide),
  breastPocket(tailor),
  ...tailoredFrontPanel(tailor, shape, leftSide),
  ...lapelPanel(tailor, shape, rightSide),
  ...lapelPanel(tailor, shape, leftSide),
  ...notchedCollar(tailor),
  ...[458, 540].flatMap((y) => tailor.button(404, y, 9, hornButtons(tailor))),
];

const back = (tailor: Tailor): Panel[] => [
  ...tailoredSleeves(tailor, hornButtons(tailor)),
  ...tailoredBack(tailor, {
    shoulderToHem,
    hem: "C304 746 352 750 400 750Z",
    vent: [560, 752],
    seams: [groove("M400 130C401 260 400 420 400 560", 0, { width: 1, depth: 1, pucker: 0.3 })],
  }),
  notchedCollarBack(tailor),
];

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.5, beyond: 1.16, down: 1.04 },
  tilt: 0.3,
  warp: 4,
  fill: { width: 0.86 },
  detail: { x: 410, y: 300, width: 330 },
});

export const suitJacket: Cuts<"suit-jacket"> = {
  "two-button": { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) },
};
