import {
  band,
  crumple,
  fold,
  groove,
  puff,
  ring,
  shadow,
  smooth,
  stitch,
  trimLeather,
} from "../tailor/index.ts";
import type { Contact, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { loaferRear } from "./parts/loafer-rear.ts";
import { rearPair } from "./parts/rear-pair.ts";
import { pairCut } from "./parts/shoe-pair.ts";

const topline = "M404 706C416 746 464 772 524 768C584 762 632 738 664 708";
const upper =
  "M104 866C96 838 110 806 148 788C196 768 258 756 312 734C342 720 366 700 384 692C396 690 402 696 404 706C416 746 464 772 524 768C584 762 632 738 664 708C680 708 690 726 692 754C694 794 690 832 692 866L692 880L106 880Z";
const inside =
  "M392 694C410 722 470 744 530 740C590 736 636 716 664 708C632 738 584 764 524 770C464 774 416 748 402 706Z";
const apron = "M124 832C126 812 150 800 200 796C264 792 330 790 396 762";
const plug =
  "M124 832C112 812 126 798 150 787C196 768 258 756 312 734C342 720 366 700 384 692C396 690 402 696 404 706C408 728 404 748 396 762C330 790 264 792 200 796C150 800 126 812 124 832Z";
const saddle =
  "M300 740C320 732 344 718 362 704C384 712 398 726 404 744C440 778 462 820 472 866L473 880L373 880L372 866C366 830 352 790 326 770C312 762 304 752 300 740Z";
const saddleFront = "M300 740C304 752 312 762 326 770C352 790 366 830 372 868";
const saddleBack = "M404 744C440 778 462 820 472 868";
const counterSeam = "M566 762C570 800 566 838 556 868";
const welt =
  "M98 864C180 872 320 872 440 870C540 868 620 866 698 864L700 874C620 878 540 878 440 880C320 882 180 884 100 876C94 872 94 867 98 864Z";
const sole =
  "M100 874C180 882 320 882 440 880C520 879 560 878 600 877L600 884C520 890 420 892 320 894C220 896 140 896 112 890C100 886 97 880 100 874Z";
const heel = "M546 876C600 874 650 874 699 872C700 880 699 888 698 896L550 896C550 888 548 882 546 876Z";

const contacts: readonly Contact[] = [
  { x: 270, y: 894, rx: 180, ry: 7, strength: 0.62, blur: 6 },
  { x: 624, y: 897, rx: 82, ry: 6, strength: 0.7, blur: 5 },
  { x: 460, y: 893, rx: 120, ry: 5, strength: 0.4, blur: 5 },
];

const row = (tailor: Tailor, path: string, offset: number): Seam =>
  stitch(path, offset, tailor.thread, { width: 1.4, length: 4.8, gap: 2.4, bump: 1.2 });

/** The plug is gathered into the apron by hand, with small folds across the seam. */
const puckers = Array.from({ length: 22 }, (_, i) => {
  const t = i / 21;
  const x = 132 + t * 180;
  const y = 818 - 24 * smooth(0, 0.3, t) - 4 * t;
  return fold(`M${x - 3} ${y + 10}L${x + 2} ${y - 8}`, [2.4, 2.4], 1.7, { taper: [0.3, 0.4] });
});

const shell = (tailor: Tailor): Panel[] => {
  const { cloth, plain } = tailor;
  const lining = trimLeather(tailor.accent(1, "#c9ad88"), { gloss: 0.03, glint: 0 });
  const dark = trimLeather("#2a211c", { gloss: 0.06, glint: 0.04 });
  return [
    {
      outline: inside,
      fabric: lining,
      tone: 0.74,
      edge: puff(1.6, 1.2),
      shade: (_, y) => 0.8 + 0.2 * smooth(764, 716, y),
    },
    { outline: sole, fabric: dark, puff: puff(4, 3) },
    {
      outline: heel,
      fabric: dark,
      puff: puff(5, 4),
      seams: [groove("M548 886L699 884", 0, { width: 0.8, depth: 0.5 })],
    },
    {
      outline: upper,
      fabric: cloth,
      puff: [puff(54, 32), puff(20, 11), puff(6, 2)],
      edge: puff(1.8, 1.2),
      shadow: shadow(4, 0, 3, 0.45),
      crumples: [crumple(0.9, 80, 60)],
      folds: puckers,
      grain: { angle: 0.2 },
      seams: [
        row(tailor, topline, 7),
        groove(counterSeam, 0, { width: 1.1, depth: 0.9 }),
        row(tailor, counterSeam, 5),
      ],
    },
    {
      outline: plug,
      fabric: cloth,
      puff: [puff(26, 9), puff(7, 4)],
      edge: puff(2.2, 1.8),
      shadow: shadow(4, 0, 3, 0.5),
      folds: puckers,
      crumples: [crumple(0.8, 70, 60, 0, { seed: 3 })],
      seams: [row(tailor, apron, -6)],
    },
    { outline: band(topline, 5), fabric: plain, puff: puff(2.4, 2.2), shadow: shadow(2, 0, 1.6, 0.35) },
    {
      outline: welt,
      fabric: trimLeather(tailor.accent(0, "#6b4a33"), { gloss: 0.04, glint: 0.02 }),
      puff: puff(4, 3),
      edge: puff(1.2, 0.8),
      shadow: shadow(2, 0, -1, 0.4),
      seams: [
        stitch("M104 869C180 877 320 877 440 875C540 873 620 871 696 869", 0, "#d8c19a", {
          width: 1.5,
          length: 4.6,
          gap: 3,
          bump: 1.2,
        }),
      ],
    },
  ];
};

const strap = (tailor: Tailor): Panel => ({
  outline: saddle,
  fabric: tailor.cloth,
  puff: [puff(26, 10), puff(6, 3)],
  edge: puff(2, 1.6),
  shadow: shadow(5, 1, 3, 0.5),
  grain: { angle: 0.5 },
  seams: [row(tailor, saddleFront, 5), row(tailor, saddleBack, -5)],
});

/** The slot in a penny loafer's saddle. */
const pennySlot = (tailor: Tailor): Panel[] => [
  {
    outline:
      "M338 743C352 732 370 728 385 732C381 739 386 747 391 755C374 747 356 749 343 755C344 750 342 746 338 743Z",
    fabric: tailor.cloth,
    tone: 0.55,
    puff: puff(6, -4),
    shadow: null,
  },
  {
    outline: band(
      "M338 743C352 732 370 728 385 732C381 739 386 747 391 755C374 747 356 749 343 755C344 750 342 746 338 743",
      3.4,
    ),
    fabric: tailor.cloth,
    puff: puff(1.8, 1.6),
    shadow: shadow(2, 0.6, 1.4, 0.4),
  },
];

/** A snaffle: a bar across the vamp with a ring at each end, held by a strap. */
const snaffle = (tailor: Tailor): Panel[] => {
  const { metal } = tailor;
  return [
    {
      outline: "M384 772C404 780 420 812 428 866L429 880L387 880L386 866C382 828 374 798 362 784Z",
      fabric: tailor.cloth,
      puff: puff(9, 5),
      edge: puff(1.6, 1.4),
      shadow: shadow(4, 1, 2, 0.5),
      seams: [
        row(tailor, "M366 786C378 800 384 830 389 868", -3),
        row(tailor, "M386 774C404 784 418 814 425 868", 3),
      ],
    },
    {
      outline: band("M326 714C336 730 348 744 360 756", 11),
      fabric: metal,
      puff: puff(5, 6),
      shadow: shadow(5, 2, 4, 0.55),
    },
    ring(372, 770, 21, 24, 7, metal),
    {
      outline: band("M350 746C356 752 362 756 366 760", 16),
      fabric: metal,
      puff: puff(7, 7),
      shadow: shadow(4, 1, 3, 0.5),
    },
    ring(326, 712, 12, 9, 5, metal),
  ];
};

const rear = rearPair({ shoe: loaferRear, stand: 84 });

export const loafers: Cuts<"loafers"> = {
  penny: pairCut({
    shoe: (tailor) => [
      ...shell(tailor).slice(0, -1),
      strap(tailor),
      ...pennySlot(tailor),
      ...shell(tailor).slice(-1),
    ],
    rear,
    contacts,
    detail: { x: 340, y: 780, width: 340 },
  }),
  horsebit: pairCut({
    shoe: (tailor) => {
      const panels = shell(tailor);
      return [...panels.slice(0, -1), ...snaffle(tailor), ...panels.slice(-1)];
    },
    rear,
    contacts,
    detail: { x: 350, y: 770, width: 340 },
  }),
};
