import { placed, type Detail, type Drawing, type Panel, type Tailor } from "../tailor/index.ts";
import { gradedPanels } from "../tailor/graded-panels.ts";
import type { Cut, Cuts } from "./cut.ts";
import { drawstringPants, type DrawstringPants } from "./parts/drawstring-pants.ts";
import { sweatshirt } from "./sweatshirt.ts";

const joggers: DrawstringPants = {
  leg: { waist: 300, hip: 266, knee: [266, 380], hem: [286, 362], hemAt: 850, kneeAt: 600 },
  cuff: 58,
  pocket: true,
};

/** The pants are on the right, slightly rotated; the top overlaps them, higher and to the left. */
function laid(tailor: Tailor, top: Drawing, isBack: boolean): Panel[] {
  const pants = gradedPanels(drawstringPants(tailor, joggers, tailor.plain, isBack), {
    across: 1.34,
    lengths: [
      [0, 30],
      [386, 372],
      [850, 820],
    ],
  });
  return [
    ...placed(pants, { dx: 206, dy: 190, turn: -0.06, cx: 400, cy: 480 }),
    ...placed(gradedPanels(top.panels, top.grading), { dx: -74, dy: -84, turn: 0.03, cx: 400, cy: 400 }),
  ];
}

function cut(top: Cut, detail: Detail): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    warp: 6,
    fill: { width: 0.84, height: 0.84 },
    detail,
  });
  return {
    front: (tailor) => drawing(laid(tailor, top.front(tailor), false)),
    back: (tailor) => drawing(laid(tailor, top.back(tailor), true)),
  };
}

export const loungeSet: Cuts<"lounge-set"> = {
  crew: cut(sweatshirt.crew, { x: 400, y: 330, width: 400 }),
  // The label of a hood is higher.
  hooded: cut(sweatshirt.hooded, { x: 385, y: 262, width: 400 }),
};
