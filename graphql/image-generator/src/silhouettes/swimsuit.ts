import { fold, gathers, groove } from "../tailor/index.ts";
import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { onePieceBack, onePieceFront, type OnePieceShape, type OnePieceTrim } from "./parts/one-piece.ts";

const trunk = {
  side: "M276 262C284 308 298 346 297 392C296 448 270 500 262 556",
  leg: "M262 556C306 592 362 660 376 742",
  backLeg: "M262 556C262 606 330 690 376 742",
  gusset: [24, 742],
} as const;

const scoop: OnePieceShape = {
  ...trunk,
  shoulder: [318, 350, 96],
  neck: "M350 96C352 190 362 262 400 264",
  backNeck: "M350 96C352 160 362 206 400 208",
  armhole: "M318 96C322 176 312 232 276 262",
};
const plunge: OnePieceShape = {
  ...trunk,
  leg: "M262 556C318 584 368 660 376 742",
  shoulder: [322, 346, 90],
  neck: "M346 90C350 160 374 300 400 366",
  backNeck: "M346 90C352 150 376 226 400 256",
  armhole: "M322 90C322 170 308 232 276 262",
};

const scoopTrim: OnePieceTrim = {
  seams: [
    groove("M304 270C326 330 336 420 322 556", 0, { width: 1, depth: 0.8, pucker: 0.4 }),
    groove("M496 270C474 330 464 420 478 556", 0, { width: 1, depth: 0.8, pucker: 0.4 }),
  ],
};

/** Gathers at the waist, and under the bust of the plunge cut. */
const plungeTrim = (tailor: Tailor): OnePieceTrim => ({
  folds: [
    ...gathers(tailor.random, 7, "M344 388L398 396", -1.9, 130, { height: 4, width: [3, 11], spread: 0.5 }),
    ...gathers(tailor.random, 7, "M402 396L456 388", -1.2, 130, { height: 4, width: [3, 11], spread: 0.5 }),
    fold("M300 402C340 420 460 420 500 402", 5, -2),
  ],
  seams: [groove("M298 392C340 412 460 412 502 392", 0, { width: 1.3, depth: 1.4, pucker: 0.8 })],
});

function cut(shape: OnePieceShape, trim: (tailor: Tailor) => OnePieceTrim, labelAt: number): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.34 },
    tilt: 0.5,
    warp: 6,
    detail: { x: 400, y: 260, width: 300 },
  });
  return {
    front: (tailor) => drawing(onePieceFront(tailor, shape, trim(tailor), labelAt)),
    back: (tailor) => drawing(onePieceBack(tailor, shape, {})),
  };
}

export const swimsuit: Cuts<"swimsuit"> = {
  scoop: cut(scoop, () => scoopTrim, 208),
  plunge: cut(plunge, plungeTrim, 256),
};
