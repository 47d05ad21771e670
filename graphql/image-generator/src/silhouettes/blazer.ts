import { leftSide, rightSide } from "../tailor/index.ts";
import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import {
  lapelPanel,
  notchedCollar,
  notchedCollarBack,
  shoulderToHem,
  tailoredBack,
  tailoredFrontPanel,
  tailoredInside,
  tailoredSleeves,
  type TailoredFront,
} from "./parts/tailored-jacket.ts";

type BlazerCut = "single-breasted" | "double-breasted" | "collarless";

/** The left fronts, which are on top. The right ones are mirrored. */
const fronts: Record<BlazerCut, TailoredFront> = {
  "single-breasted": {
    outline: `M338 132${shoulderToHem}C302 712 350 716 386 714C408 710 418 694 420 668C424 600 422 524 414 452C400 380 380 260 362 160Z`,
    puffOutline: `M338 100${shoulderToHem}C302 712 350 716 386 714C408 710 418 694 420 668C424 600 422 524 414 452C410 380 400 260 382 130Z`,
    edge: "M260 698C302 712 350 716 386 714C408 710 418 694 420 668C424 600 422 524 414 452",
    lapel: "M372 158C352 176 334 194 322 212L286 226C300 300 350 392 410 462C404 390 392 270 372 158Z",
    lapelEdge: "M322 212L286 226C300 300 350 392 410 462",
    roll: "M368 170C386 270 398 370 408 450",
  },
  "double-breasted": {
    outline: `M338 132${shoulderToHem}C310 712 390 718 458 714C466 712 470 706 470 698C472 610 472 510 470 424C440 350 396 250 362 160Z`,
    puffOutline: `M338 100${shoulderToHem}C310 712 390 718 458 714C466 712 470 706 470 698C472 610 472 510 470 424C446 350 410 240 382 130Z`,
    edge: "M260 698C310 712 390 718 458 714C466 712 470 706 470 698C472 610 472 510 470 424",
    lapel: "M372 158C352 172 334 186 324 198L276 190C288 286 370 376 464 430C430 350 400 262 372 158Z",
    lapelEdge: "M324 198L276 190C288 286 370 376 464 430",
    roll: "M368 170C394 262 426 350 460 420",
  },
  collarless: {
    outline: `M338 132${shoulderToHem}C302 710 350 714 398 713C404 713 408 710 408 704C410 610 410 470 408 330C402 262 380 180 356 128Z`,
    puffOutline: `M338 100${shoulderToHem}C302 710 350 714 398 713C404 713 408 710 408 704C410 610 410 470 408 330C404 240 390 160 372 100Z`,
    edge: "M260 698C302 710 350 714 398 713C404 713 408 710 408 704C410 610 410 470 408 330C402 262 380 180 356 128",
    lapel: null,
    lapelEdge: "",
    roll: "",
  },
};

const buttonPlaces: Record<BlazerCut, readonly (readonly [x: number, y: number])[]> = {
  "single-breasted": [
    [405, 470],
    [407, 548],
  ],
  "double-breasted": [
    [350, 486],
    [448, 486],
    [350, 566],
    [448, 566],
    [338, 402],
    [456, 402],
  ],
  collarless: [
    [401, 352],
    [402, 436],
    [402, 520],
    [402, 604],
  ],
};

function front(tailor: Tailor, cut: BlazerCut): Panel[] {
  const shape = fronts[cut];
  const collared = shape.lapel !== null;
  return [
    ...tailoredInside(tailor, collared),
    ...tailoredSleeves(tailor),
    ...tailoredFrontPanel(tailor, shape, rightSide),
    ...tailoredFrontPanel(tailor, shape, leftSide),
    ...lapelPanel(tailor, shape, rightSide),
    ...lapelPanel(tailor, shape, leftSide),
    ...(collared ? notchedCollar(tailor) : []),
    ...buttonPlaces[cut].flatMap(([x, y]) => tailor.button(x, y, cut === "collarless" ? 8 : 9.5)),
  ];
}

function back(tailor: Tailor, cut: BlazerCut): Panel[] {
  return [
    ...tailoredSleeves(tailor),
    ...tailoredBack(tailor),
    ...(cut === "collarless" ? [] : [notchedCollarBack(tailor)]),
  ];
}

function cut(name: BlazerCut): Cut {
  const grading =
    name === "collarless"
      ? {
          across: 1.34,
          beyond: 1.02,
          down: 0.96,
          lengths: [
            [0, 0],
            [440, 440],
            [714, 650],
          ] as const,
        }
      : { across: 1.34, beyond: 1.02, down: 0.98 };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.3,
    warp: 4,
    fill: { width: 0.84 },
    detail: { x: 400, y: 290, width: 320 },
  });
  return { front: (tailor) => drawing(front(tailor, name)), back: (tailor) => drawing(back(tailor, name)) };
}

export const blazer: Cuts<"blazer"> = {
  "single-breasted": cut("single-breasted"),
  "double-breasted": cut("double-breasted"),
  collarless: cut("collarless"),
};
