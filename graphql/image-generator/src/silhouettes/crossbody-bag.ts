import {
  along,
  band,
  bothSides,
  crumple,
  groove,
  lettering,
  puff,
  rectangle,
  ring,
  shadow,
  smooth,
} from "../tailor/index.ts";
import type { Fabric, Panel, Relief, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { bagCut } from "./parts/bag-cut.ts";
import { flatHandle, saddleStitch, stamp } from "./parts/saddlery.ts";
import { strapBuckle } from "./parts/strap.ts";
import { zipAcross } from "./parts/zip-across.ts";

/** Quilted nylon is trimmed with smooth leather in its own shade. */
const trimOf = (tailor: Tailor): Fabric =>
  tailor.garment.cloth === "quilted-nylon" ? tailor.trim("smooth-leather") : tailor.plain;

const bulge: Relief = (x, y) => -(((x - 400) / 190) ** 2) * 14 - ((y - 660) / 150) ** 2 * 10;

/** The long strap forms a narrow loop above the bag, with its buckle on one side. */
const strapLoop = "M198 570C150 424 236 150 400 140C564 150 650 424 602 570";

const buckleAt = along(strapLoop)(0.84);
const keeperAt = along(strapLoop)(0.9);

const strap = (tailor: Tailor): Panel[] => [
  ...flatHandle(tailor, strapLoop, 19, trimOf(tailor)),
  ...strapBuckle(tailor, ...buckleAt, 16, 15),
  {
    outline: rectangle(keeperAt[0], keeperAt[1], 27, 11),
    fabric: trimOf(tailor),
    puff: puff(4, 3),
    shadow: shadow(3, 1, 2, 0.5),
  },
];

const rings = (tailor: Tailor): Panel[] =>
  bothSides(({ path, x }) => [
    {
      outline: path("M184 566L208 566L214 632C212 642 190 642 186 632Z"),
      fabric: trimOf(tailor),
      puff: puff(7, 5),
      edge: puff(1.6, 1.2),
      shadow: shadow(4, 1, 2, 0.5),
    },
    ring(x(196), 560, 17, 15, 5.5, tailor.metal),
  ]);

const gusset =
  "M212 556C330 544 470 544 588 556C606 562 614 574 616 592C622 660 626 720 626 776C626 800 614 810 596 811C470 816 330 816 204 811C186 810 174 800 174 776C174 720 178 660 184 592C186 574 194 562 212 556Z";
const body =
  "M222 566C330 556 470 556 578 566C592 570 600 580 601 594C606 660 610 716 610 770C610 792 600 803 582 804C470 810 330 810 218 804C200 803 190 792 190 770C190 716 194 660 199 594C200 580 208 570 222 566Z";
const bodyEdge =
  "M199 594C194 660 190 716 190 770C190 792 200 803 218 804C330 810 470 810 582 804C600 803 610 792 610 770C610 716 606 660 601 594";

const shell = (tailor: Tailor, seams = true): Panel[] => [
  { outline: gusset, fabric: tailor.cloth, tone: 0.6, puff: puff(16, 11) },
  {
    outline: body,
    fabric: tailor.cloth,
    puff: [puff(24, 14), puff(7, 3)],
    relief: bulge,
    shadow: shadow(6, 2, 2, 0.5),
    crumples: [crumple(1, 100, 90)],
    seams: seams
      ? [saddleStitch(tailor, bodyEdge, -9), groove(bodyEdge, -14, { width: 1.3, depth: 0.8 })]
      : [],
  },
];

const flapEdge = "M194 580L190 646C192 700 262 744 400 746C538 744 608 700 610 646L606 580";
const flap = `M216 552C330 542 470 542 584 552C598 554 605 566 606 580L610 646C608 700 538 744 400 746C262 744 192 700 190 646L194 580C195 566 202 554 216 552Z`;

const flapPanel = (tailor: Tailor): Panel => ({
  outline: flap,
  fabric: tailor.cloth,
  puff: [puff(20, 11), puff(6, 3)],
  edge: puff(2.4, 1.6),
  relief: (x, y, noise) => bulge(x, y, noise) * 0.8 - 12 * smooth(586, 540, y) ** 2,
  shadow: shadow(12, 4, 10, 0.6),
  crumples: [crumple(0.9, 100, 90, 0, { seed: 4 })],
  seams: [saddleStitch(tailor, flapEdge, 9), saddleStitch(tailor, flapEdge, 14)],
});

/** A leather tongue through a metal loop that closes the flap. */
const clasp = (tailor: Tailor): Panel[] => [
  {
    outline: "M376 640L424 640L424 762C424 780 376 780 376 762Z",
    fabric: tailor.cloth,
    puff: [puff(14, 7), puff(4, 2)],
    edge: puff(1.8, 1.4),
    shadow: shadow(7, 2, 4, 0.55),
    seams: [saddleStitch(tailor, "M381 644L381 760C381 772 419 772 419 760L419 644", 1)],
  },
  {
    outline:
      "M364 712C364 706 368 703 374 703L426 703C432 703 436 706 436 712L436 734C436 740 432 743 426 743L374 743C368 743 364 740 364 734Z",
    fabric: tailor.metal,
    puff: [puff(7, 5), puff(2, 1)],
    shadow: shadow(6, 2, 4, 0.6),
    ink: [
      lettering(tailor.garment.brand.toUpperCase(), 400, 726.4, {
        size: 8.6,
        tracking: 0.9,
        color: "#4e3c1c",
        fit: 58,
      }),
    ],
  },
];

const slipPocket = (tailor: Tailor): Panel => ({
  outline:
    "M208 624C330 634 470 634 592 624C597 674 599 724 600 766C600 786 592 794 578 795C470 800 330 800 222 795C208 794 200 786 200 766C201 724 203 674 208 624Z",
  fabric: tailor.cloth,
  puff: [puff(14, 6), puff(5, 2)],
  edge: puff(2, 1.4),
  relief: bulge,
  shadow: shadow(7, 2, -3, 0.5),
  seams: [saddleStitch(tailor, "M208 624C330 634 470 634 592 624", -8)],
});

const frontPocket = (tailor: Tailor): Panel => ({
  outline:
    "M236 652C330 644 470 644 564 652C574 654 580 660 581 670C584 704 585 736 585 762C585 782 577 790 562 791C470 795 330 795 238 791C223 790 215 782 215 762C215 736 216 704 219 670C220 660 226 654 236 652Z",
  fabric: tailor.cloth,
  puff: [puff(18, 11), puff(6, 3)],
  edge: puff(2, 1.4),
  relief: bulge,
  shadow: shadow(9, 3, 4, 0.55),
  crumples: [crumple(0.9, 90, 80, 0, { seed: 6 })],
  seams: [
    saddleStitch(
      tailor,
      "M236 660C330 652 470 652 564 660C572 664 574 672 576 762C576 778 570 783 560 784C470 787 330 787 240 784C230 783 224 778 224 762C226 672 228 664 236 660",
      0,
    ),
  ],
  ink: [stamp(tailor, 728)],
});

/** Piping along the camera bag's edge. */
const piping = (tailor: Tailor): Panel => ({
  outline: band(
    "M222 566C330 556 470 556 578 566C592 570 600 580 601 594C606 660 610 716 610 770C610 792 600 803 582 804C470 810 330 810 218 804C200 803 190 792 190 770C190 716 194 660 199 594C200 580 208 570 222 566",
    8,
  ),
  fabric: trimOf(tailor),
  tone: 0.9,
  puff: puff(4, 4),
  shadow: shadow(3, 1, 2, 0.4),
});

const camera = (tailor: Tailor, rear: boolean): Panel[] => [
  ...strap(tailor),
  ...shell(tailor, false),
  ...(rear ? [slipPocket(tailor)] : [frontPocket(tailor)]),
  piping(tailor),
  ...(rear ? [] : zipAcross(tailor, 236, 564, 606)),
  ...rings(tailor),
];

const frame = { floor: 812, reach: 220, fill: { width: 0.6, height: 0.74 } } as const;

export const crossbodyBag: Cuts<"crossbody-bag"> = {
  flap: bagCut({
    ...frame,
    front: (tailor) => [
      ...strap(tailor),
      ...shell(tailor),
      flapPanel(tailor),
      ...clasp(tailor),
      ...rings(tailor),
    ],
    back: (tailor) => [...strap(tailor), ...shell(tailor), slipPocket(tailor), ...rings(tailor)],
    detail: { x: 400, y: 700, width: 230 },
  }),
  camera: bagCut({
    ...frame,
    front: (tailor) => camera(tailor, false),
    back: (tailor) => camera(tailor, true),
    detail: { x: 372, y: 650, width: 300 },
  }),
};
