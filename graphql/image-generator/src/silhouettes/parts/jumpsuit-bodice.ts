import {
  bothSides,
  crumple,
  fold,
  gathers,
  groove,
  puff,
  shadow,
  smooth,
  wrongSide,
} from "../../tailor/index.ts";
import type { Fold, Panel, Seam, Tailor } from "../../tailor/index.ts";

/** Bodices end below the waist, at y = 160, where the legs begin. */
const wrapHalf =
  "M352 -196C340 -194 328 -191 318 -186C326 -130 318 -84 284 -50C290 20 300 90 303 160L430 160C428 110 424 66 418 20C396 -46 372 -122 352 -196Z";
const wrapEdge = "M352 -196C372 -122 396 -46 418 20";
const wrapBack =
  "M352 -196C340 -194 328 -191 318 -186C326 -130 318 -84 284 -50C290 20 300 90 303 160L497 160C500 90 510 20 516 -50C482 -84 474 -130 482 -186C472 -191 460 -194 448 -196C436 -176 420 -168 400 -168C380 -168 364 -176 352 -196Z";
const tube =
  "M284 -52C306 -78 340 -92 366 -84C384 -78 394 -62 400 -52C406 -62 416 -78 434 -84C460 -92 494 -78 516 -52C510 20 500 90 497 160L303 160C300 90 290 20 284 -52Z";
const tubeTop =
  "M284 -52C306 -78 340 -92 366 -84C384 -78 394 -62 400 -52C406 -62 416 -78 434 -84C460 -92 494 -78 516 -52";
const tubeBack =
  "M284 -52C330 -58 370 -60 400 -60C430 -60 470 -58 516 -52C510 20 500 90 497 160L303 160C300 90 290 20 284 -52Z";

const faint = { width: 1, depth: 0.9, pucker: 0.4 };

/** Creases from armpit and bust toward the waist. */
const drags = (side: 1 | -1): Fold[] => {
  const x = (left: number): number => (side === 1 ? left : 800 - left);
  return [
    fold(`M${x(288)} -44C${x(316)} -10 ${x(340)} 40 ${x(356)} 100`, [7, 15], 4, {
      taper: [0.12, 0.5],
      skew: -0.3 * side,
    }),
    fold(`M${x(290)} -10C${x(300)} 40 ${x(316)} 100 ${x(322)} 150`, [6, 13], -3, { taper: [0.15, 0.4] }),
    fold(`M${x(300)} 60C${x(326)} 80 ${x(352)} 84 ${x(380)} 76`, [6, 12], 2.6, { taper: [0.12, 0.55] }),
    fold(`M${x(302)} 100C${x(330)} 122 ${x(356)} 126 ${x(390)} 118`, [5, 11], 2.6, { taper: [0.12, 0.55] }),
  ];
};

const waistGathers = (tailor: Tailor): Fold[] =>
  gathers(tailor.random, 14, "M306 150C350 158 450 158 494 150", -Math.PI / 2, 74, {
    height: 3.4,
    width: [3, 10],
    spread: 0.2,
  });

function cloth(tailor: Tailor, outline: string, folds: readonly Fold[], seams: readonly Seam[] = []): Panel {
  return {
    outline,
    puffOutline: outline.replaceAll(" 160", " 300"),
    fabric: tailor.cloth,
    puff: [puff(24, 13), puff(8, 3)],
    edge: puff(2, 1.4),
    folds,
    crumples: [crumple(1.8, 56, 110, 0.1), crumple(1, 26, 50, -0.4, { seed: 3 })],
    grain: { x: 400, y: -100 },
    shadow: shadow(8, 3, 4, 0.42),
    seams,
  };
}

const inside = (tailor: Tailor, outline: string, top: number): Panel => ({
  outline,
  fabric: wrongSide(tailor.cloth),
  tone: 0.6,
  edge: puff(2, 1.3),
  shade: (_, y) => 1 - 0.35 * smooth(top, top + 90, y),
});

/** A sleeveless wrap bodice, right front over left. */
export function wrapBodice(tailor: Tailor): Panel[] {
  return [
    inside(tailor, wrapBack, -160),
    ...tailor.label(400, -160, { width: 46, height: 16, tone: 0.8 }),
    ...bothSides(({ side, path }) => [
      cloth(
        tailor,
        path(wrapHalf),
        [
          ...drags(1),
          ...drags(-1),
          ...gathers(
            tailor.random,
            8,
            path("M312 152C350 158 390 158 426 152"),
            -Math.PI / 2 - 0.2 * side,
            110,
            {
              height: 4,
              width: [3, 11],
            },
          ),
        ],
        [
          groove(path(wrapEdge), -5 * side, { ...faint, depth: 0.6 }),
          groove(path("M318 -186C326 -130 318 -84 284 -50"), -5 * side, { ...faint, depth: 0.6 }),
        ],
      ),
    ]).reverse(),
  ];
}

export const wrapBodiceBack = (tailor: Tailor): Panel[] => [
  cloth(
    tailor,
    wrapBack,
    [...drags(1), ...drags(-1), ...waistGathers(tailor)],
    [
      groove("M352 -196C364 -176 380 -168 400 -168C420 -168 436 -176 448 -196", 5, { ...faint, depth: 0.6 }),
      groove("M400 -168L400 160", 0, { ...faint, depth: 1.2 }),
    ],
  ),
];

const princess = (path: string): Seam => groove(path, 0, { ...faint, depth: 1.1 });

/** A boned strapless bodice. */
export function tubeBodice(tailor: Tailor): Panel[] {
  return [
    inside(tailor, "M286 -52C330 -94 470 -94 514 -52L506 20L294 20Z", -84),
    ...tailor.label(400, -81, { width: 30, height: 10, tone: 0.8 }),
    cloth(
      tailor,
      tube,
      [...drags(1), ...drags(-1)],
      [
        groove(tubeTop, 6, { ...faint, depth: 0.7 }),
        princess("M346 -88C338 -20 346 60 352 160"),
        princess("M454 -88C462 -20 454 60 448 160"),
      ],
    ),
  ];
}

export const tubeBodiceBack = (tailor: Tailor): Panel[] => [
  inside(tailor, tube, -84),
  cloth(
    tailor,
    tubeBack,
    [...drags(1), ...drags(-1)],
    [
      groove("M284 -52C330 -58 370 -60 400 -60C430 -60 470 -58 516 -52", 6, { ...faint, depth: 0.7 }),
      princess("M352 -58C346 20 350 90 354 160"),
      princess("M448 -58C454 20 450 90 446 160"),
      groove("M400 -60L400 300", 0, { width: 1.3, depth: 1.9, pucker: 0.4 }),
    ],
  ),
];
