import { bothSides, fold, groove, leg, stitch } from "../tailor/index.ts";
import type {
  Drawing,
  Fold,
  Grading,
  HalfPattern,
  LegPattern,
  Panel,
  Seam,
  Tailor,
} from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { seatSeams, trouserLeg, weltButtons, type TrouserLeg } from "./parts/trouser-leg.ts";
import { beltLoop, flySeams, waistband, waistInside, waistTab } from "./parts/trouser-waist.ts";

interface ChinosPattern {
  readonly leg: LegPattern;
  readonly across: number;
}

const patterns: Record<"slim" | "straight", ChinosPattern> = {
  slim: { leg: { waist: 296, hip: 276, knee: [272, 376], hem: [276, 352] }, across: 1.36 },
  straight: { leg: { waist: 294, hip: 272, knee: [256, 378], hem: [252, 352] }, across: 1.38 },
};

const waist = { left: 295, top: 112, bottom: 150 };
const pocket = "M318 152C312 192 300 232 277 262";

/** Washed cotton: a soft ridge down the leg instead of a pressed crease, and slack from wear. */
const washed = ({ path, side }: HalfPattern, { knee, hem }: LegPattern): Fold[] => [
  fold(path(`M286 290C${knee[0] + 22} 430 ${knee[0] + 24} 640 ${hem[0] + 22} 940`), [10, 18], 6.5, {
    taper: [0.4, 0.05],
    skew: -0.3 * side,
  }),
  fold(path(`M378 470C${knee[1] - 10} 600 ${hem[1] - 12} 760 ${hem[1] - 16} 940`), [8, 16], 6, {
    taper: [0.4, 0.05],
    skew: 0.3 * side,
  }),
  fold(path(`M330 420C${knee[0] + 58} 560 ${knee[0] + 50} 700 ${hem[0] + 44} 860`), [9, 16], -4.5, {
    taper: [0.4, 0.4],
  }),
  fold(path("M396 404C372 440 336 464 292 468"), [5, 13], 5, { taper: [0.1, 0.5], skew: 0.3 * side }),
  fold(path("M396 392C366 408 330 414 296 406"), [5, 12], -3.6, { taper: [0.1, 0.5] }),
  fold(path("M336 168C328 220 318 270 306 310"), [6, 14], 3, { taper: [0.2, 0.5] }),
];

const topstitch = (tailor: Tailor, path: string, offset: number): Seam =>
  stitch(path, offset, tailor.thread, { width: 0.9, length: 3.4, gap: 1.8, opacity: 0.6, bump: 0.8 });

const legOf = ({ leg: pattern }: ChinosPattern, half: HalfPattern, crotch: number): TrouserLeg => ({
  leg: pattern,
  crease: 0,
  slack: 4.4,
  hem: 20,
  crotch,
  drape: () => washed(half, pattern),
});

const hemStitch = (tailor: Tailor, { leg: pattern }: ChinosPattern, { path }: HalfPattern): Seam =>
  topstitch(tailor, path(leg(pattern).hemLine(20)), 0);

function front(tailor: Tailor, pattern: ChinosPattern): Panel[] {
  const withPocket = (half: HalfPattern): Panel[] => [
    trouserLeg(
      tailor,
      legOf(pattern, half, 2.8),
      half,
      [],
      [
        groove(half.path(pocket), 0, { width: 1.4, depth: 1.8, pucker: 0.5 }),
        topstitch(tailor, half.path(pocket), 4 * half.side),
        hemStitch(tailor, pattern, half),
        ...(half.side === 1
          ? [...flySeams(150), topstitch(tailor, "M380 152C379 232 378 292 398 338", 0)]
          : []),
      ],
    ),
  ];
  return [
    ...waistInside(tailor, waist),
    ...bothSides(withPocket).reverse(),
    waistband(tailor, waist, [topstitch(tailor, "M294 150C338 166 462 166 506 150", -4)]),
    ...waistTab(tailor, waist, 424),
    ...[322, 478].map((x) => beltLoop(tailor, waist, x)),
  ];
}

function back(tailor: Tailor, pattern: ChinosPattern): Panel[] {
  const withWelt = (half: HalfPattern): Panel[] => [
    trouserLeg(
      tailor,
      legOf(pattern, half, 1.6),
      half,
      [],
      [...seatSeams(half), hemStitch(tailor, pattern, half)],
    ),
  ];
  return [
    ...bothSides(withWelt).reverse(),
    waistband(tailor, waist, [
      groove("M401 124L401 162", 0, { depth: 1, width: 1 }),
      topstitch(tailor, "M294 150C338 166 462 166 506 150", -4),
    ]),
    ...[326, 400, 474].map((x) => beltLoop(tailor, waist, x)),
    ...weltButtons(tailor),
  ];
}

function chinosCut(pattern: ChinosPattern): Cut {
  const grading: Grading = {
    across: pattern.across,
    lengths: [
      [0, 48],
      [386, 362],
      [910, 890],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.4,
    warp: 6,
    detail: { x: 400, y: 220, width: 300 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

export const chinos: Cuts<"chinos"> = {
  slim: chinosCut(patterns.slim),
  straight: chinosCut(patterns.straight),
};
