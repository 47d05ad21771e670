import { band, crumple, groove, placed, puff, shadow, smooth, stitch, trimLeather } from "../tailor/index.ts";
import type { Contact, Drawing, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { blockHeel, stiletto, type Heel } from "./parts/heel.ts";
import { pumpRear, rearBlock, rearStiletto } from "./parts/pump-rear.ts";
import { rearPair } from "./parts/rear-pair.ts";
import type { Trace } from "./parts/trace.ts";

const topline = "M262 774C306 806 356 814 412 790C486 756 562 690 606 622C624 594 642 572 664 560";
const upper =
  "M98 862C128 834 196 790 262 774C306 806 356 814 412 790C486 756 562 690 606 622C624 594 642 572 664 560C684 580 693 620 689 660C687 690 683 706 679 722C634 732 588 752 548 784C490 834 430 874 346 882C262 888 150 884 106 874C96 871 94 867 98 862Z";
const farSide =
  "M262 774C320 772 392 752 446 722C532 672 584 624 610 594C630 570 646 562 664 560C642 572 624 594 606 622C562 690 486 756 412 790C356 814 306 806 262 774Z";
const sole =
  "M96 868C150 882 262 888 346 881C430 872 488 832 546 782L560 776C500 836 436 884 348 892C250 898 140 892 104 880C97 877 95 873 96 868Z";

function shoe(tailor: Tailor, heel: Heel): Panel[] {
  const { cloth, thread, plain } = tailor;
  const lining = trimLeather(tailor.accent(1, "#d8c3a8"), { gloss: 0.04, glint: 0 });
  return [
    {
      outline: farSide,
      fabric: lining,
      tone: 0.72,
      shade: (_, y) => 0.8 + 0.2 * smooth(800, 640, y),
      edge: puff(1.6, 1.2),
    },
    {
      outline: heel.outline,
      fabric: plain,
      puff: [puff(16, 12), puff(5, 3)],
      edge: puff(1.6, 1),
      shade: (_, y) => 1 - 0.28 * smooth(790, 716, y),
      grain: { angle: 0.1 },
    },
    { outline: heel.tip, fabric: trimLeather("#1d1816"), shadow: null, edge: puff(1, 0.6) },
    { outline: sole, fabric: trimLeather(tailor.accent(0, "#8a5a3c")), puff: puff(3, 3) },
    {
      outline: upper,
      fabric: cloth,
      puff: [puff(44, 30), puff(16, 9), puff(5, 2)],
      edge: puff(1.8, 1.2),
      shadow: shadow(4, 0, 4, 0.4),
      crumples: [crumple(0.8, 80, 60)],
      grain: { angle: 0.5 },
      seams: [
        groove(topline, -6, { width: 1, depth: 0.9 }),
        stitch(topline, -9, thread, { width: 1, length: 3.6, gap: 2, bump: 1.2 }),
        groove("M556 690C572 716 576 742 570 766", 0, { width: 1, depth: 0.8, pucker: 0.2 }),
      ],
    },
    // The bound edge catches the light.
    { outline: band(topline, 4.2), fabric: plain, puff: puff(2, 2), shadow: shadow(2, 0, 1.6, 0.35) },
  ];
}

const contactsOf = ({ contact }: Heel): Contact[] => [
  { x: 260, y: 892, rx: 170, ry: 7, strength: 0.62, blur: 6 },
  { ...contact, y: 898, ry: 5, strength: 0.75, blur: 4 },
  { x: 330, y: 788, rx: 160, ry: 7, strength: 0.4, blur: 8 },
  { ...contact, x: contact.x + 69, y: 801, ry: 5, strength: 0.55, blur: 4 },
  { x: 380, y: 900, rx: 310, ry: 24, strength: 0.36, blur: 28 },
  { x: 450, y: 870, rx: 360, ry: 60, strength: 0.2, blur: 60 },
];

/** From the side and from behind. */
function cut(heel: Heel, rear: Trace, stand: number): Cut {
  const pair = (tailor: Tailor): Panel[] => {
    const one = shoe(tailor, heel);
    return [
      ...placed(one, { dx: 84, dy: -96, scale: 0.94, tone: 0.94, cx: 380, cy: 880, turn: -0.02 }),
      ...one,
    ];
  };
  return {
    front: (tailor): Drawing => ({
      panels: pair(tailor),
      warp: 2,
      fill: { width: 0.78, height: 0.6 },
      shadow: 0.12,
      standsAt: 898,
      contacts: contactsOf(heel),
      detail: { x: 580, y: 730, width: 350 },
    }),
    back: rearPair({ shoe: pumpRear(rear), stand }),
  };
}

export const pumps: Cuts<"pumps"> = {
  "point-toe": cut(stiletto, rearStiletto, 12),
  "block-heel": cut(blockHeel, rearBlock, 48),
};
