import { bothSides, groove, stitch, type Seam } from "../tailor/index.ts";
import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { briefBack, briefFront, type BriefShape, type BriefTrim } from "./parts/brief.ts";
import { narrowStraps, onePieceBack, onePieceFront, type OnePieceShape } from "./parts/one-piece.ts";
import { strapSlides } from "./parts/straps.ts";

const bodysuit: OnePieceShape = {
  shoulder: [318, 330, 214],
  neck: "M330 214C344 262 368 290 400 290",
  backNeck: "M330 214C346 240 370 250 400 250",
  armhole: "M318 214C314 244 300 262 280 276",
  side: "M280 276C288 316 300 352 299 396C298 452 272 504 262 580",
  leg: "M262 580C306 612 360 676 372 752",
  backLeg: "M262 580C262 626 322 706 372 752",
  gusset: [28, 752],
};
const brief: BriefShape = {
  waist: [142, 236],
  dip: [26, 8],
  side: [196, 560],
  gusset: [36, 742],
  cutIn: 0.42,
  band: 26,
};

/** Flat seams between firm and soft panels. */
function flatSeams(tailor: Tailor, paths: readonly string[]): Seam[] {
  const seams: Seam[] = [];
  bothSides((half) => {
    for (const drawn of paths) {
      const path = half.path(drawn);
      seams.push(groove(path, 0, { width: 1.2, depth: 0.8, pucker: 0.2 }));
      for (const offset of [-2.4, 2.4])
        seams.push(
          stitch(path, offset, tailor.thread, { width: 0.7, length: 1.8, gap: 1, opacity: 0.4, bump: 0.5 }),
        );
    }
    return [];
  });
  return seams;
}

const cupSeams = ["M316 240C322 310 352 348 398 344"];
const panelSeams = ["M336 344C342 400 336 470 318 540", "M262 566C300 540 356 540 398 560"];

const bodysuitFront = (tailor: Tailor): Panel[] => [
  ...narrowStraps(tailor, "M354 110C350 160 341 210 342 250", 9, 0.74),
  ...onePieceFront(
    tailor,
    bodysuit,
    { seams: flatSeams(tailor, [...cupSeams, ...panelSeams]), edge: 9 },
    250,
  ),
  ...narrowStraps(tailor, "M357 116C357 102 347 102 342 112C332 142 325 180 325 222", 9),
  ...strapSlides(329, 176, tailor.metal),
];

const bodysuitBack = (tailor: Tailor): Panel[] => [
  ...narrowStraps(tailor, "M357 116C357 102 347 102 342 112C332 142 325 180 325 222", 9, 0.74),
  ...onePieceBack(tailor, bodysuit, {
    seams: flatSeams(tailor, ["M334 262C346 400 340 480 312 560"]),
    edge: 9,
  }),
  ...narrowStraps(tailor, "M357 116C357 102 347 102 343 112C333 142 327 180 326 224", 9),
];

const briefTrim = (tailor: Tailor): BriefTrim => ({
  waist: { scallop: tailor.garment.cloth === "lace" ? 3 : 0 },
  leg: { width: 11 },
  seams: flatSeams(tailor, ["M318 240C336 330 330 430 296 560", "M280 380C320 420 352 520 362 640"]),
});

const drawing = (panels: readonly Panel[], across: number): Drawing => ({
  panels,
  grading: { across },
  tilt: -0.4,
  warp: 6,
  fill: { width: 0.6 },
  detail: { x: 400, y: 320, width: 290 },
});

export const shapewear: Cuts<"shapewear"> = {
  bodysuit: {
    front: (tailor) => drawing(bodysuitFront(tailor), 1.34),
    back: (tailor) => drawing(bodysuitBack(tailor), 1.34),
  } satisfies Cut,
  brief: {
    front: (tailor) => drawing(briefFront(tailor, brief, briefTrim(tailor)), 1.04),
    back: (tailor) => drawing(briefBack(tailor, brief, briefTrim(tailor)), 1.04),
  } satisfies Cut,
};
