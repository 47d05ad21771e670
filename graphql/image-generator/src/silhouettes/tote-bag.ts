import {
  band,
  bothSides,
  crumple,
  fold,
  groove,
  puff,
  shadow,
  smooth,
  trimLeather,
} from "../tailor/index.ts";
import type { Fabric, Panel, Relief, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { bagCut } from "./parts/bag-cut.ts";
import { flatHandle, rivets, saddleStitch, stamp } from "./parts/saddlery.ts";

const bulge: Relief = (x, y) => -(((x - 400) / 220) ** 2) * 12 - ((y - 640) / 220) ** 2 * 9;

const isLeather = ({ garment: { cloth } }: Tailor): boolean =>
  cloth.endsWith("leather") || cloth === "suede" || cloth === "croc" || cloth === "patent";

/** Canvas and straw have saddle leather trims, leather has its own. */
const trimOf = (tailor: Tailor): Fabric =>
  isLeather(tailor) ? tailor.plain : trimLeather(tailor.accent(0, "#8a5a3a"), { weave: "suede" });

const body =
  "M166 436C330 444 470 444 634 436C626 560 612 690 600 786C598 802 588 810 572 811C460 816 340 816 228 811C212 810 202 802 200 786C188 690 174 560 166 436Z";
const bodyEdge =
  "M166 436C174 560 188 690 200 786C202 802 212 810 228 811C340 816 460 816 572 811C588 810 598 802 600 786C612 690 626 560 634 436";
const mouth = "M166 436C330 444 470 444 634 436C612 416 560 412 400 412C240 412 188 416 166 436Z";
const topEdge = "M166 436C330 444 470 444 634 436";
const handle = "M292 556L292 470C292 300 312 152 400 148C488 152 508 300 508 470L508 556";
const farHandle = "M300 440C304 300 328 174 404 168C480 174 506 300 510 440";

const slouch = [
  fold("M186 470C210 560 216 640 214 740", [10, 20], 5, { taper: [0.3, 0.4] }),
  fold("M614 470C596 570 588 640 588 730", [10, 22], 5, { taper: [0.3, 0.4] }),
  fold("M292 560C280 620 268 680 240 740", [8, 18], 3.4, { taper: [0.15, 0.6] }),
  fold("M508 560C522 620 532 690 560 744", [8, 18], 3.4, { taper: [0.15, 0.6] }),
  fold("M330 452C360 476 440 476 470 452", [8, 8], -2.6, { taper: [0.3, 0.3] }),
];

const handleTabs = (tailor: Tailor, leather: Fabric): Panel[] => [
  ...flatHandle(tailor, handle, 27, leather),
  ...rivets(tailor, [
    [292, 540],
    [508, 540],
    [292, 466],
    [508, 466],
  ]),
];

function classic(tailor: Tailor, rear: boolean): Panel[] {
  const leather = trimOf(tailor);
  return [
    ...flatHandle(tailor, farHandle, 25, leather, 0.72),
    { outline: mouth, fabric: tailor.lining, tone: 0.5, puff: puff(12, -6) },
    {
      outline: body,
      fabric: tailor.cloth,
      puff: [puff(26, 14), puff(8, 3)],
      relief: bulge,
      folds: slouch,
      shadow: shadow(7, 2, 2, 0.5),
      crumples: [crumple(1.6, 110, 120, 0.2)],
      seams: [
        saddleStitch(tailor, bodyEdge, 10),
        groove(bodyEdge, 15, { width: 1.3, depth: 0.8 }),
        saddleStitch(tailor, topEdge, -12),
        saddleStitch(tailor, topEdge, -26),
      ],
      ink: rear ? [] : [stamp(tailor, 520)],
    },
    {
      outline:
        "M190 706C330 718 470 718 610 706L600 786C598 802 588 810 572 811C460 816 340 816 228 811C212 810 202 802 200 786Z",
      fabric: leather,
      puff: [puff(20, 9), puff(6, 2)],
      relief: bulge,
      edge: puff(1.8, 1.4),
      shadow: shadow(4, 1, -1, 0.4),
      crumples: [crumple(1.1, 110, 90, 0, { seed: 5 })],
      seams: [
        saddleStitch(tailor, "M190 706C330 718 470 718 610 706", -7),
        saddleStitch(tailor, "M190 706C330 718 470 718 610 706", -12),
      ],
    },
    ...(rear ? slipPocket(tailor) : []),
    // The painted edge of the opening.
    {
      outline: band(topEdge, 6),
      fabric: { ...leather, print: null },
      tone: 0.82,
      puff: puff(3, 3),
      shadow: shadow(2, 0, 2, 0.4),
    },
    ...handleTabs(tailor, leather),
  ];
}

const slipPocket = (tailor: Tailor): Panel[] => [
  {
    outline: "M322 528C370 533 430 533 478 528L478 684C430 690 370 690 322 684Z",
    fabric: tailor.cloth,
    puff: [puff(12, 5), puff(4, 2)],
    edge: puff(2, 1.4),
    relief: bulge,
    shadow: shadow(6, 2, 3, 0.5),
    seams: [
      saddleStitch(tailor, "M322 528L322 684C370 690 430 690 478 684L478 528", 6),
      saddleStitch(tailor, "M322 528C370 533 430 533 478 528", -8),
    ],
  },
];

const openBody =
  "M128 474C220 512 330 524 400 524C470 524 580 512 672 474C664 590 640 704 610 780C604 796 594 806 576 808C460 816 340 816 224 808C206 806 196 796 190 780C160 704 136 590 128 474Z";
const openEdge = "M128 474C220 512 330 524 400 524C470 524 580 512 672 474";
const openMouth =
  "M128 474C150 440 270 424 400 424C530 424 650 440 672 474C580 512 470 524 400 524C330 524 220 512 128 474Z";
const farEdge = "M128 474C150 440 270 424 400 424C530 424 650 440 672 474";
const openHandle = "M268 590L268 500C270 350 316 206 400 202C484 206 530 350 532 500L532 590";
const openFarHandle = "M284 452C290 330 330 232 404 228C478 232 512 330 518 452";

/** A market bag with a wide opening that shows its inside. */
function open(tailor: Tailor, rear: boolean): Panel[] {
  const leather = trimOf(tailor);
  return [
    {
      outline: openMouth,
      fabric: tailor.cloth,
      tone: 0.66,
      shade: (_, y) => 1 - 0.5 * smooth(440, 520, y),
      puff: puff(20, -10),
    },
    ...flatHandle(tailor, openFarHandle, 21, leather, 0.74),
    { outline: band(farEdge, 8), fabric: leather, tone: 0.8, puff: puff(4, 3), shadow: shadow(2, 0, 2, 0.3) },
    {
      outline: openBody,
      fabric: tailor.cloth,
      puff: [puff(48, 24), puff(12, 4)],
      relief: bulge,
      folds: [
        fold("M170 560C196 620 204 690 214 770", [12, 22], 4.5, { taper: [0.3, 0.4] }),
        fold("M630 560C606 630 594 700 584 770", [12, 22], 4.5, { taper: [0.3, 0.4] }),
        fold("M268 600C274 660 262 720 250 770", [8, 18], 3, { taper: [0.15, 0.6] }),
        fold("M532 600C526 660 540 720 552 770", [8, 18], 3, { taper: [0.15, 0.6] }),
      ],
      shadow: shadow(7, 0, 0, 0.4),
      crumples: [crumple(1.8, 130, 110, 0.1)],
    },
    {
      outline: band(openEdge, 13),
      fabric: leather,
      puff: [puff(6, 5), puff(2, 1)],
      shadow: shadow(4, 1, 3, 0.45),
      seams: [saddleStitch(tailor, openEdge, -2.6, { width: 1.3 })],
    },
    ...flatHandle(tailor, openHandle, 24, leather),
    ...bothSides(({ x }) =>
      rivets(
        tailor,
        [
          [x(268), 574],
          [x(268), 540],
        ],
        4,
      ),
    ),
    ...(rear ? [] : leatherPatch(tailor, leather)),
  ];
}

const leatherPatch = (tailor: Tailor, leather: Fabric): Panel[] => [
  {
    outline:
      "M334 640L466 640C470 640 472 642 472 646L472 690C472 694 470 696 466 696L334 696C330 696 328 694 328 690L328 646C328 642 330 640 334 640Z",
    fabric: leather,
    puff: [puff(6, 3), puff(2, 1)],
    shadow: shadow(4, 1, 2, 0.45),
    seams: [saddleStitch(tailor, "M335 646L465 646L465 690L335 690L335 646", 0, { width: 1.2, length: 4 })],
    ink: [stamp(tailor, 672, 12)],
  },
];

export const toteBag: Cuts<"tote-bag"> = {
  classic: bagCut({
    front: (tailor) => classic(tailor, false),
    back: (tailor) => classic(tailor, true),
    floor: 812,
    reach: 206,
    fill: { width: 0.68, height: 0.74 },
    detail: { x: 320, y: 520, width: 260 },
  }),
  open: bagCut({
    front: (tailor) => open(tailor, false),
    back: (tailor) => open(tailor, true),
    floor: 810,
    reach: 216,
    fill: { width: 0.74, height: 0.72 },
    detail: { x: 352, y: 560, width: 310 },
  }),
};
