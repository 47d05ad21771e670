import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { briefBack, briefFront, type BriefShape, type BriefTrim } from "./parts/brief.ts";

const brief: BriefShape = {
  waist: [176, 330],
  dip: [22, 10],
  side: [206, 470],
  gusset: [34, 668],
  cutIn: 0.62,
  band: 14,
};
const hipster: BriefShape = {
  waist: [196, 360],
  dip: [30, 16],
  side: [212, 452],
  gusset: [40, 640],
  cutIn: 0.3,
  band: 18,
};

/** Lace and satin have scalloped edges, knits have plain elastic. */
function trimOf(tailor: Tailor): BriefTrim {
  const fine = ["lace", "satin", "mesh"].includes(tailor.garment.cloth);
  return {
    waist: fine ? { scallop: 3.6, pitch: 12 } : {},
    leg: fine ? { scallop: 3, pitch: 11, width: 8 } : { width: 8 },
  };
}

function cut(shape: BriefShape): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    tilt: -0.6,
    warp: 6,
    fill: { width: 0.6 },
    detail: { x: 400, y: 420, width: 250 },
  });
  return {
    front: (tailor) => drawing(briefFront(tailor, shape, trimOf(tailor))),
    back: (tailor) => drawing(briefBack(tailor, shape, trimOf(tailor))),
  };
}

export const panties: Cuts<"panties"> = { brief: cut(brief), hipster: cut(hipster) };
