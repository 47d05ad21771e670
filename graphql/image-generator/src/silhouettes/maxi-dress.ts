import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { columnPanels } from "./parts/column-gown.ts";
import { halterPanels } from "./parts/halter-gown.ts";
import { tieredPanels } from "./parts/tiered-gown.ts";

function cut(draw: (tailor: Tailor, view: "front" | "back") => Panel[], across: number): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across },
    tilt: -0.3,
    warp: 5,
    fill: { height: 0.86 },
    detail: { x: 400, y: 260, width: 290 },
  });
  return {
    front: (tailor) => drawing(draw(tailor, "front")),
    back: (tailor) => drawing(draw(tailor, "back")),
  };
}

export const maxiDress: Cuts<"maxi-dress"> = {
  tiered: cut(tieredPanels, 1.12),
  halter: cut(halterPanels, 1.12),
  column: cut(columnPanels, 1.1),
};
