import { crumple, fold, groove, puff, shadow, wrongSide } from "../tailor/index.ts";
import type { Drawing, Fold, Grading, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { waistband, waistInside } from "./parts/trouser-waist.ts";
import { zipPull } from "./parts/zip-pull.ts";

const waist = { left: 306, top: 104, bottom: 146 };
const side = "C288 190 270 246 268 304C266 400 282 560 290 700";
const outline = `M304 144${side}C330 712 470 712 510 700C518 560 534 400 532 304C530 246 512 190 496 144C456 162 344 162 304 144Z`;
const pastHem = `M304 60L304 144${side}L286 860L514 860L510 700C518 560 534 400 532 304C530 246 512 190 496 144L496 60Z`;
const hemLine = "M290 672C330 684 470 684 510 672";
const faint = { width: 1, depth: 0.8, pucker: 0.45 };

/** A close-fitting skirt creases across the hip, differently on each side, and hangs straight below. */
function lying({ random }: Tailor): Fold[] {
  const stray = (by: number): number => (random() - 0.5) * by;
  return ([1, -1] as const).flatMap((s): Fold[] => {
    const x = (left: number): number => (s === 1 ? left : 800 - left);
    const across = (y: number, reach: number, height: number): Fold => {
      const from = y + stray(24);
      const to = x(reach + stray(50));
      return fold(
        `M${x(272)} ${from}C${x(304)} ${from + 26} ${x(344)} ${from + 26 + stray(12)} ${to} ${from + 8 + stray(24)}`,
        [5 + random() * 2, 12 + random() * 4],
        height * (0.7 + random() * 0.6),
        { taper: [0.12, 0.55], skew: 0.3 * s },
      );
    };
    return [
      across(244, 376, 2.8),
      across(296, 390, 3.2),
      across(330, 350, -2.2),
      fold(`M${x(298)} 340C${x(302)} 460 ${x(314 + stray(16))} 580 ${x(318)} 760`, [10, 20], 4.4, {
        taper: [0.4, 0.03],
        skew: -0.3 * s,
      }),
      fold(`M${x(350 + stray(20))} 400C${x(348)} 500 ${x(352)} 620 ${x(354)} 760`, [9, 18], -3.2, {
        taper: [0.45, 0.03],
      }),
    ];
  });
}

function skirt(tailor: Tailor, seams: readonly Seam[], folds: readonly Fold[]): Panel[] {
  const { cloth } = tailor;
  return [
    {
      outline: "M294 676C330 682 470 682 506 676L508 702C470 704 330 704 292 702Z",
      fabric: wrongSide(cloth, 0.2),
      tone: 0.42,
    },
    {
      outline,
      puffOutline: pastHem,
      fabric: cloth,
      // Leather keeps its full rounding, which would make the sides black.
      puff: [puff(24, 9 / cloth.body), puff(8, 3)],
      edge: puff(2, 1.4),
      folds: [...lying(tailor), ...folds],
      crumples: [crumple(1.5, 60, 180, 0.05), crumple(0.8, 26, 60, 0.4, { seed: 3 })],
      grain: { x: 400, y: 150 },
      shadow: shadow(9, 3, 4, 0.45),
      seams: [groove(hemLine, 0, { ...faint, depth: 0.6 }), ...seams],
    },
    waistband(tailor, waist),
  ];
}

const dart = (x: number, y: number): Seam =>
  groove(`M${x} 152C${x} 190 ${x - (x < 400 ? 2 : -2)} ${y - 30} ${x} ${y}`, 0, faint);

const front = (tailor: Tailor): Panel[] => [
  ...waistInside(tailor, waist),
  ...skirt(
    tailor,
    [354, 446].map((x) => dart(x, 226)),
    [fold("M400 300C400 420 398 560 402 760", [12, 20], 2.6, { taper: [0.4, 0.05] })],
  ),
];

/** The vent's upper flap covers its lower one. */
const vent = (tailor: Tailor): Panel => ({
  outline: "M400 548L428 560L426 706C416 707 408 708 400 708Z",
  fabric: tailor.cloth,
  puff: puff(6, 2),
  edge: puff(1.8, 1.5),
  shadow: shadow(6, 4, 2, 0.6),
  grain: { x: 400, y: 150 },
  seams: [groove("M400 548L428 560", 3, { ...faint, depth: 0.5 })],
});

const back = (tailor: Tailor): Panel[] => [
  ...skirt(
    tailor,
    [
      ...[346, 454].map((x) => dart(x, 244)),
      groove("M400 112L401 300", 0, { width: 1.3, depth: 1.9, pucker: 0.4 }),
      groove("M401 300L400 560", 0, { ...faint, depth: 1.1 }),
    ],
    [fold("M402 548L402 760", [4, 8], -4, { taper: [0.1, 0.01], sharp: true })],
  ),
  vent(tailor),
  ...zipPull(tailor, 400, 168),
];

function cut(hem: number, across: number): Cut {
  const grading: Grading = {
    across,
    lengths: [
      [0, 0],
      [304, 304],
      [548, hem - 150],
      [706, hem],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: -0.4,
    detail: { x: 400, y: 230, width: 280 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const pencilSkirt: Cuts<"pencil-skirt"> = {
  knee: cut(640, 1.3),
  midi: cut(800, 1.3),
};
