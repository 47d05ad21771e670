import { bothSides, groove } from "../tailor/index.ts";
import type { Drawing, Grading, HalfPattern, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import {
  seatSeams,
  sidePocket,
  trouserLeg,
  waistPleats,
  weltButtons,
  type TrouserLeg,
} from "./parts/trouser-leg.ts";
import { beltLoop, flySeams, waistband, waistInside, waistTab } from "./parts/trouser-waist.ts";

interface PantsPattern extends TrouserLeg {
  /** Pleats below the waistband, per side. */
  readonly pleats: number;
  readonly across: number;
  readonly hemAt: number;
}

const patterns = {
  wide: {
    leg: { waist: 300, hip: 272, knee: [238, 384], hem: [206, 372] },
    crease: 36,
    crotch: 2,
    slack: 1.2,
    pleats: 1,
    across: 1.26,
    hemAt: 890,
  },
  slim: {
    leg: { waist: 300, hip: 274, knee: [272, 374], hem: [282, 354] },
    crease: 26,
    crotch: 3,
    slack: 3.2,
    pleats: 0,
    across: 1.3,
    hemAt: 860,
  },
  cropped: {
    leg: { waist: 300, hip: 272, knee: [262, 374], hem: [262, 352] },
    crease: 26,
    crotch: 2.8,
    slack: 2.4,
    pleats: 0,
    across: 1.32,
    hemAt: 760,
  },
  pleated: {
    leg: { waist: 302, hip: 262, knee: [256, 376], hem: [272, 354] },
    crease: 30,
    crotch: 2.4,
    slack: 3,
    pleats: 2,
    across: 1.3,
    hemAt: 880,
  },
} as const satisfies Record<string, PantsPattern>;

/** Pleats of trouser cloth are higher than those of shorts. */
const pleatHeight = 8.5;

const waist = { left: 300, top: 96, bottom: 148 };

function front(tailor: Tailor, pattern: PantsPattern): Panel[] {
  const withPocket = (half: HalfPattern): Panel[] => [
    trouserLeg(tailor, pattern, half, waistPleats(half, pattern.pleats, pleatHeight), [
      sidePocket(half),
      ...(half.side === 1 ? flySeams(150) : []),
    ]),
  ];
  return [
    ...waistInside(tailor, waist),
    ...bothSides(withPocket).reverse(),
    waistband(tailor, waist),
    ...waistTab(tailor, waist),
    ...[326, 474].map((x) => beltLoop(tailor, waist, x)),
  ];
}

function back(tailor: Tailor, pattern: PantsPattern): Panel[] {
  const withWelt = (half: HalfPattern): Panel[] => [
    trouserLeg(tailor, { ...pattern, crotch: 2 }, half, [], seatSeams(half)),
  ];
  return [
    ...bothSides(withWelt).reverse(),
    waistband(tailor, waist, [groove("M401 108L401 160", 0, { depth: 1, width: 1 })]),
    ...[326, 400, 474].map((x) => beltLoop(tailor, waist, x)),
    ...weltButtons(tailor),
  ];
}

function pantsCut(pattern: PantsPattern): Cut {
  const grading: Grading = {
    across: pattern.across,
    lengths: [
      [0, 40],
      [386, 372],
      [910, pattern.hemAt],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: -0.3,
    detail: { x: 400, y: 210, width: 300 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

export const pants: Cuts<"pants"> = {
  wide: pantsCut(patterns.wide),
  slim: pantsCut(patterns.slim),
  cropped: pantsCut(patterns.cropped),
  pleated: pantsCut(patterns.pleated),
};
