import {
  placed,
  type Drawing,
  type Grading,
  type Panel,
  type Placement,
  type Tailor,
} from "../tailor/index.ts";
import { gradedPanels } from "../tailor/graded-panels.ts";
import { camisole } from "./camisole.ts";
import type { Cut, Cuts } from "./cut.ts";
import { drawstringPants, type DrawstringPants } from "./parts/drawstring-pants.ts";
import { pajamaShirtBack, pajamaShirtFront } from "./parts/pajama-shirt.ts";
import { pipingOf } from "./parts/piping.ts";

const shirtGrading: Grading = { across: 1.46, beyond: 1.1, down: 0.96 };

const longLegs: DrawstringPants = {
  leg: { waist: 300, hip: 262, knee: [244, 386], hem: [236, 374] },
};
const shortLegs: DrawstringPants = {
  leg: { waist: 302, hip: 258, knee: [232, 396], hem: [216, 392], kneeAt: 460, hemAt: 540 },
  short: true,
};

interface Layout {
  readonly pants: Placement;
  readonly top: Placement;
}

/** The bottoms are lower and to the right; the top overlaps them. */
function laid(
  tailor: Tailor,
  pants: DrawstringPants,
  grading: Grading,
  top: readonly Panel[],
  layout: Layout,
  isBack: boolean,
): Panel[] {
  const cord = pipingOf(tailor);
  const bottoms = drawstringPants(tailor, { ...pants, piping: cord }, cord, isBack);
  return [...placed(gradedPanels(bottoms, grading), layout.pants), ...placed(top, layout.top)];
}

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  warp: 6,
  fill: { width: 0.84, height: 0.84 },
  detail: { x: 340, y: 260, width: 380 },
});

const longGrading: Grading = {
  across: 1.3,
  lengths: [
    [0, 30],
    [386, 378],
    [910, 880],
  ],
};
const longLayout: Layout = {
  pants: { dx: 206, dy: 190, turn: -0.06, cx: 400, cy: 480 },
  top: { dx: -70, dy: -84, turn: 0.03, cx: 400, cy: 400 },
};
const shortLayout: Layout = {
  pants: { dx: 140, dy: 396, turn: -0.05, cx: 400, cy: 300 },
  top: { dx: -60, dy: -60, turn: 0.03, cx: 400, cy: 400 },
};

const shirtTop = (tailor: Tailor, isBack: boolean): Panel[] =>
  gradedPanels((isBack ? pajamaShirtBack : pajamaShirtFront)(tailor), shirtGrading);

function camisoleTop(tailor: Tailor, isBack: boolean): Panel[] {
  const { panels, grading } = camisole["v-neck"][isBack ? "back" : "front"](tailor);
  return gradedPanels(panels, grading);
}

function cut(
  pants: DrawstringPants,
  grading: Grading,
  top: (tailor: Tailor, isBack: boolean) => Panel[],
  layout: Layout,
): Cut {
  const view =
    (isBack: boolean) =>
    (tailor: Tailor): Drawing =>
      drawing(laid(tailor, pants, grading, top(tailor, isBack), layout, isBack));
  return { front: view(false), back: view(true) };
}

export const pajamaSet: Cuts<"pajama-set"> = {
  shirt: cut(longLegs, longGrading, shirtTop, longLayout),
  camisole: cut(shortLegs, { across: 1.34 }, camisoleTop, shortLayout),
};
