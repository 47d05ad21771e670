import { crumple, fold, groove, puff, shadow, smooth, wrongSide } from "../../tailor/index.ts";
import type { Fold, Panel, Tailor } from "../../tailor/index.ts";
import { straps } from "./straps.ts";
import { trace, type Trace } from "./trace.ts";

const wear = [crumple(2, 60, 240, 0.12), crumple(1.1, 34, 90, -0.4, { seed: 3 })];

/** A sweetheart neckline with straight edges up to the straps, and a straight back. */
const frontTop: Trace = trace(400, 290)
  .curve(380, 262, 350, 226, 324, 206)
  .curve(310, 222, 296, 244, 274, 262);
const backTop: Trace = trace(400, 256).curve(366, 256, 310, 258, 274, 262);
const side: Trace = trace(274, 262)
  .curve(280, 310, 288, 350, 290, 384)
  .curve(288, 430, 264, 480, 258, 540)
  .curve(256, 660, 262, 820, 262, 1042);
const foot: Trace = trace(262, 1042).curve(300, 1052, 350, 1056, 400, 1056);

/** A slit in the wearer's right seam that shows the back of the skirt. */
const slitPath = "M318 1100C318 980 322 860 330 770";

function folds({ random }: Tailor): Fold[] {
  const stray = (): number => (random() - 0.5) * 16;
  return [
    fold("M288 380C320 420 352 434 392 430", [6, 13], 3.2, { taper: [0.12, 0.6] }),
    fold("M512 382C480 420 448 436 412 432", [6, 13], 3, { taper: [0.12, 0.6] }),
    fold("M282 284C316 316 340 350 352 390", [6, 13], 3.2, { taper: [0.12, 0.5] }),
    fold("M518 284C486 318 462 350 450 392", [6, 13], 3.2, { taper: [0.12, 0.5] }),
    fold(`M272 520C300 620 ${306 + stray()} 760 ${304 + stray()} 940`, [8, 18], 5, {
      taper: [0.3, 0.3],
      skew: -0.3,
    }),
    fold(`M350 470C362 620 ${352 + stray()} 840 ${356 + stray()} 1090`, [8, 20], 5.4, { taper: [0.4, 0.03] }),
    fold(`M408 520C396 680 ${404 + stray()} 880 ${400 + stray()} 1090`, [8, 20], -4.4, {
      taper: [0.4, 0.03],
    }),
    fold(`M462 470C450 640 ${454 + stray()} 860 ${450 + stray()} 1090`, [8, 22], 6, {
      taper: [0.4, 0.03],
      skew: 0.3,
    }),
    fold(`M526 540C508 680 ${498 + stray()} 860 ${500 + stray()} 1090`, [8, 18], 4.4, { taper: [0.3, 0.03] }),
    fold(`M264 540C310 566 350 570 396 556`, [7, 14], 2.6, { taper: [0.12, 0.6] }),
  ];
}

const dress = (tailor: Tailor, top: Trace, view: "front" | "back"): Panel => ({
  outline: top.joined(side).joined(foot).onTheFold,
  puffOutline: top.joined(side).line(262, 1180).line(400, 1180).onTheFold,
  fabric: tailor.cloth,
  puff: [puff(22, 13), puff(8, 3)],
  edge: puff(2, 1.3),
  folds: folds(tailor),
  crumples: wear,
  grain: { x: 400, y: 100 },
  shadow: shadow(9, 3, 6, 0.5),
  seams: [
    groove(top.across, 5, { width: 0.9, depth: 0.6, pucker: 0.3 }),
    groove(foot.across, 10, { width: 0.9, depth: 0.7, pucker: 0.4 }),
    ...(view === "back"
      ? [groove("M400 256C401 460 400 640 400 1050", 0, { width: 1.4, depth: 1.5, pucker: 0.5 })]
      : bust),
  ],
});

const bust = [
  groove("M330 214C342 262 344 320 340 384C336 430 332 460 330 480", 0, { width: 1, depth: 1, pucker: 0.3 }),
  groove("M470 214C458 262 456 320 460 384C464 430 468 460 470 480", 0, { width: 1, depth: 1, pucker: 0.3 }),
];

export function columnPanels(tailor: Tailor, view: "front" | "back"): Panel[] {
  const inner = wrongSide(tailor.cloth, 0.3);
  if (view === "back")
    return [
      {
        outline: frontTop.line(286, 330).line(400, 350).onTheFold,
        fabric: inner,
        tone: 0.58,
        edge: puff(2, 1.2),
      },
      ...straps("M332 214C332 170 338 128 346 96", tailor.cloth, 16),
      dress(tailor, backTop, "back"),
      ...straps("M344 96C346 160 344 214 338 262", tailor.cloth, 16),
    ];
  return [
    ...straps("M344 98C346 160 344 216 338 262", inner, 15, 0.7),
    {
      outline: backTop.line(290, 340).line(400, 350).onTheFold,
      fabric: inner,
      tone: 0.56,
      shade: (_, y) => 1 - 0.3 * smooth(270, 310, y),
    },
    ...tailor.label(400, 260, { width: 34, height: 12, tone: 0.8 }),
    dress(tailor, frontTop, "front"),
    slit(tailor),
    ...straps("M332 216C332 170 338 128 346 96", tailor.cloth, 16),
  ];
}

/** The slit's free edge, slightly over what is behind it. */
const slit = (tailor: Tailor): Panel => ({
  outline: "M329 772C321 860 318 960 316 1051L327 1053C328 960 329 870 331 790Z",
  fabric: tailor.cloth,
  tone: 0.6,
  shadow: shadow(6, -2, 2, 0.4),
  seams: [groove(slitPath, 0, { width: 1.4, depth: 1.6 })],
  loose: true,
});
