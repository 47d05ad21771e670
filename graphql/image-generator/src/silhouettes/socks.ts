import { crumple, fold, groove, placed, puff, shadow, smooth, wrongSide } from "../tailor/index.ts";
import type { Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

interface SockPattern {
  /** Height where the cuff begins, and the depth of its rib. */
  readonly top: number;
  readonly rib: number;
}

/** A sock on its side, toe to the left. The leg is 132 wide, the foot 300 long. */
function outline(top: number): string {
  return `M392 ${top}C430 ${top + 8} 486 ${top + 8} 524 ${top}C522 ${top + 90} 516 ${top + 150} 518 596C520 640 536 664 532 700C528 738 494 756 456 752C420 750 384 742 350 744C310 748 276 762 240 762C196 762 170 738 172 706C174 672 206 654 250 644C312 628 362 606 384 566C396 540 394 ${top + 140} 392 ${top}Z`;
}

/** The part where the knit turns from the leg into the foot. */
const foot = "M384 556L448 690L456 800L100 800L100 556Z";
const heel =
  "M518 610C484 622 456 650 446 688C440 716 446 738 456 752C494 756 528 738 532 700C536 664 520 640 518 610Z";
const toe =
  "M262 641C244 672 244 726 258 761C252 762 246 762 240 762C196 762 170 738 172 706C174 672 206 654 262 641Z";

function sock(tailor: Tailor, { top, rib }: SockPattern): Panel[] {
  const { cloth } = tailor;
  const contrast = tailor.plain;
  const cuff = `M391 ${top}C430 ${top + 8} 486 ${top + 8} 525 ${top}L522 ${top + rib}C486 ${top + rib + 8} 430 ${top + rib + 8} 393 ${top + rib}Z`;
  const knit = { height: 0.5, width: 5 };
  // Ribs run down the leg and along the foot; stripes run around both.
  const ringed = tailor.garment.print === "stripe";
  const turn = ringed ? Math.PI : Math.PI / 2;
  const patch = {
    fabric: contrast,
    puff: puff(12, 3),
    edge: puff(2, 1),
    rough: knit,
    crumples: [crumple(1, 30, 30)],
  };
  const body: Panel = {
    outline: outline(top),
    fabric: ringed ? { ...cloth, weave: "jersey", weaveDepth: 0.3 } : cloth,
    puff: [puff(26, 17), puff(9, 4)],
    rough: knit,
    crumples: [crumple(1.8, 50, 60, 0.2), crumple(1, 24, 30, -0.4, { seed: 3 })],
    folds: [
      fold("M384 560C410 586 440 600 476 598", [7, 14], -4.5, { taper: [0.12, 0.5] }),
      fold("M380 580C404 612 432 630 462 634", [7, 14], 4, { taper: [0.12, 0.5] }),
      fold("M390 530C420 548 456 552 492 542", [6, 13], 3.4, { taper: [0.1, 0.55] }),
      fold("M516 560C490 568 464 566 436 556", [6, 12], -2.8, { taper: [0.12, 0.6] }),
      ...(top < 400
        ? [
            fold("M394 470C424 484 462 482 500 468", [7, 13], 2.6, { taper: [0.2, 0.5] }),
            fold("M520 430C490 442 460 440 432 428", [7, 13], 2.2, { taper: [0.2, 0.5] }),
          ]
        : []),
      fold("M300 640C292 680 294 720 304 752", [10, 16], 2.6, { taper: [0.3, 0.3] }),
      fold("M340 632C340 676 346 712 356 742", [8, 14], -2, { taper: [0.3, 0.3] }),
    ],
    shadow: shadow(10, 4, 5, 0.5),
    grain: { angle: turn - Math.PI / 2, x: 456, y: top },
  };
  return [
    {
      outline: `M393 ${top}C430 ${top - 9} 486 ${top - 9} 523 ${top}L520 ${top + 24}L396 ${top + 24}Z`,
      fabric: wrongSide(contrast),
      tone: 0.6,
      shade: (_, y) => 1 - 0.3 * smooth(top - 6, top + 10, y),
    },
    body,
    {
      ...body,
      puffOutline: body.outline,
      clip: foot,
      shadow: null,
      grain: { angle: turn - 0.1, x: 300, y: 690 },
    },
    {
      ...patch,
      outline: heel,
      shadow: null,
      grain: { angle: 0.7, x: 480, y: 690 },
      seams: [
        groove("M518 610C484 622 456 650 446 688C440 716 446 738 456 752", 1, { width: 1.6, depth: 1.3 }),
      ],
    },
    {
      ...patch,
      outline: toe,
      shadow: null,
      grain: { angle: 1.3, x: 220, y: 700 },
      seams: [groove("M262 641C244 672 244 726 258 761", -1, { width: 1.6, depth: 1.3 })],
    },
    {
      outline: cuff,
      fabric: { ...contrast, weave: "rib", weaveSize: 0.5, weaveDepth: 0.6 },
      puff: puff(10, 6),
      edge: puff(2.4, 1.6),
      rough: knit,
      shadow: shadow(4, 1, 2, 0.35),
      grain: { x: 456, y: top },
      folds: [
        fold(`M430 ${top}C432 ${top + 20} 430 ${top + 50} 433 ${top + 80}`, 9, 1.6),
        fold(`M486 ${top}C484 ${top + 20} 487 ${top + 50} 484 ${top + 80}`, 9, 1.4),
      ],
    },
  ];
}

/** The pair: the second sock overlaps the first, rotated and slightly to the right. */
function pair(tailor: Tailor, pattern: SockPattern, flip: boolean): Panel[] {
  const one = sock(tailor, pattern);
  const two = sock(tailor, pattern);
  const laid = [
    ...placed(one, { dx: -62, dy: -34, turn: -0.05, cx: 400, cy: 560 }),
    ...placed(two, { dx: 66, dy: 30, turn: 0.06, cx: 400, cy: 560 }),
  ];
  return flip ? placed(laid, { flip: true, cx: 352, cy: 560 }) : laid;
}

function cut(pattern: SockPattern): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    warp: 6,
    fill: { width: 0.7, height: 0.74 },
    detail: { x: 400, y: 660, width: 290 },
  });
  return {
    front: (tailor) => drawing(pair(tailor, pattern, false)),
    back: (tailor) => drawing(pair(tailor, pattern, true)),
  };
}

export const socks: Cuts<"socks"> = { crew: cut({ top: 250, rib: 74 }), ankle: cut({ top: 486, rib: 42 }) };
