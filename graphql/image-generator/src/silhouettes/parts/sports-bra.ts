import { bothSides, crumple, fold, groove, puff, shadow, smooth, stitch } from "../../tailor/index.ts";
import type { Panel, Seam, Tailor } from "../../tailor/index.ts";
import { edging } from "./edging.ts";

const frontNeck = "M318 168C330 270 356 318 400 320C444 318 470 270 482 168";
const armhole = "M276 170C270 300 240 370 186 402";
const body =
  "M276 170L318 168C330 270 356 318 400 320C444 318 470 270 482 168L524 170C530 300 560 370 614 402L610 524C540 540 260 540 190 524L186 402C240 370 270 300 276 170Z";
const backBody =
  "M300 168L336 172C352 236 366 268 400 270C434 268 448 236 464 172L500 168C482 260 448 320 454 352C464 392 550 400 614 402L610 524C540 540 260 540 190 524L186 402C250 400 336 392 346 352C352 320 318 260 300 168Z";
const backNeck = "M336 172C352 236 366 268 400 270C434 268 448 236 464 172";
const backArmhole = "M300 168C318 260 352 320 346 352C336 392 250 400 186 402";
const elasticBand = "M188 516C260 534 540 534 612 516L608 574C540 592 260 592 192 574Z";

const lowBand = (tailor: Tailor): Panel => ({
  outline: elasticBand,
  fabric: { ...tailor.plain, weave: "rib", weaveSize: 0.4, weaveDepth: 0.45, yarn: null },
  puff: puff(10, 6),
  edge: puff(2, 1.4),
  shadow: shadow(5, 1.5, 3, 0.42),
  grain: { angle: Math.PI / 2, x: 400, y: 540 },
  folds: [fold("M250 526C252 546 250 566 252 590", 8, 1.4), fold("M548 526C546 546 549 566 547 590", 8, 1.4)],
});

const flat = (tailor: Tailor, path: string): Seam[] => [
  groove(path, 0, { width: 1.2, depth: 0.9, pucker: 0.3 }),
  ...[-2.4, 2.4].map((offset) =>
    stitch(path, offset, tailor.thread, { width: 0.7, length: 2, gap: 1.1, opacity: 0.4, bump: 0.5 }),
  ),
];

function panel(tailor: Tailor, outline: string, seams: readonly Seam[]): Panel {
  return {
    outline,
    fabric: tailor.cloth,
    puff: [puff(26, 15), puff(8, 3)],
    edge: puff(2, 1.3),
    crumples: [crumple(1.2, 50, 60, 0.2)],
    grain: { x: 400, y: 300 },
    shadow: shadow(8, 2.5, 5, 0.45),
    folds: ([1, -1] as const).flatMap((k) => [
      fold(
        `M${400 - k * 204} 408C${400 - k * 150} 440 ${400 - k * 100} 450 ${400 - k * 30} 440`,
        [7, 15],
        3.4,
        {
          taper: [0.12, 0.55],
          skew: 0.3 * k,
        },
      ),
      fold(
        `M${400 - k * 120} 300C${400 - k * 130} 380 ${400 - k * 130} 440 ${400 - k * 124} 520`,
        [12, 18],
        3,
        {
          taper: [0.35, 0.3],
        },
      ),
      fold(
        `M${400 - k * 200} 470C${400 - k * 150} 490 ${400 - k * 100} 494 ${400 - k * 60} 488`,
        [6, 12],
        -2.2,
        {
          taper: [0.15, 0.5],
        },
      ),
    ]),
    seams,
  };
}

export function sportsFront(tailor: Tailor): Panel[] {
  const inside = { ...tailor.plain, gloss: 0, glint: 0 };
  return [
    {
      ...panel(tailor, backBody, []),
      fabric: inside,
      tone: 0.64,
      shade: (_, y) => 1 - 0.2 * smooth(270, 320, y),
    },
    ...tailor.label(400, 274, { width: 34, height: 12, tone: 0.8 }),
    panel(tailor, body, [
      ...flat(tailor, "M256 322C300 380 310 450 306 528"),
      ...flat(tailor, "M544 322C500 380 490 450 494 528"),
    ]),
    ...bothSides(({ side, path }) => [
      edging(tailor, path(armhole), { width: 8, side: side === 1 ? -1 : 1, fabric: tailor.plain }),
    ]),
    edging(tailor, frontNeck, { width: 8, fabric: tailor.plain }),
    lowBand(tailor),
  ];
}

/** A racer back. */
export function sportsBack(tailor: Tailor): Panel[] {
  return [
    panel(tailor, backBody, flat(tailor, "M340 372C372 384 428 384 460 372")),
    ...bothSides(({ side, path }) => [
      edging(tailor, path(backArmhole), { width: 8, side: side === 1 ? -1 : 1, fabric: tailor.plain }),
    ]),
    edging(tailor, backNeck, { width: 8, fabric: tailor.plain }),
    lowBand(tailor),
  ];
}
