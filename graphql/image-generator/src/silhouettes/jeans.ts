import type { Drawing, Grading, LegPattern, Panel } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { fivePocketBack, fivePocketFront } from "./parts/five-pocket.ts";

const patterns = {
  straight: { waist: 296, hip: 268, knee: [252, 376], hem: [240, 350] },
  skinny: { waist: 298, hip: 272, knee: [276, 372], hem: [288, 350] },
  wide: { waist: 296, hip: 264, knee: [228, 382], hem: [196, 366] },
  bootcut: { waist: 298, hip: 270, knee: [268, 374], hem: [234, 364] },
  cropped: { waist: 296, hip: 268, knee: [254, 376], hem: [248, 354] },
} as const satisfies Record<string, LegPattern>;

function jeansCut(cut: keyof typeof patterns, across = 1.28, hemAt = 910): Cut {
  const grading: Grading = {
    across,
    lengths: [
      [0, 0],
      [386, 386],
      [910, hemAt],
    ],
  };
  const pattern = { leg: patterns[cut] };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.3,
    detail: { x: 400, y: 224, width: 300 },
  });
  return {
    front: (tailor) => drawing(fivePocketFront(tailor, pattern)),
    back: (tailor) => drawing(fivePocketBack(tailor, pattern)),
  };
}

export const jeans: Cuts<"jeans"> = {
  straight: jeansCut("straight"),
  skinny: jeansCut("skinny", 1.2),
  wide: jeansCut("wide"),
  bootcut: jeansCut("bootcut", 1.26, 930),
  cropped: jeansCut("cropped", 1.28, 800),
};
