import { band, crumple, ellipse, gathers, groove, puff, shadow, smooth } from "../tailor/index.ts";
import type { Panel, Relief, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { bagCut } from "./parts/bag-cut.ts";
import { saddleStitch, stamp } from "./parts/saddlery.ts";

const bulge: Relief = (x, y) => -(((x - 400) / 260) ** 2) * 10 - ((y - 660) / 160) ** 2 * 10;

const body =
  "M142 500C150 490 160 488 172 488L628 488C640 488 650 490 658 500L664 786C664 800 656 808 642 808C480 813 320 813 158 808C144 808 136 800 136 786Z";
const bodyEdge =
  "M142 500L136 786C136 800 144 808 158 808C320 813 480 813 642 808C656 808 664 800 664 786L658 500";
const flapEdge = "M140 504C220 590 330 680 384 706C396 711 404 711 416 706C470 680 580 590 660 504";
const flap = `M140 504C138 490 150 482 166 482L634 482C650 482 662 490 660 504C580 590 470 680 416 706C404 711 396 711 384 706C330 680 220 590 140 504Z`;

const shell = (tailor: Tailor): Panel[] => [
  {
    outline: body,
    fabric: tailor.cloth,
    puff: [puff(26, 15), puff(8, 3)],
    relief: bulge,
    crumples: [crumple(0.9, 120, 90)],
    seams: [
      saddleStitch(tailor, bodyEdge, 9, { width: 1.2 }),
      groove(bodyEdge, 14, { width: 1, depth: 0.6 }),
    ],
  },
];

const envelopeFront = (tailor: Tailor): Panel[] => [
  ...shell(tailor),
  {
    outline: flap,
    fabric: tailor.cloth,
    puff: [puff(18, 9), puff(5, 2.5)],
    edge: puff(2.2, 1.6),
    relief: (x, y, noise) => bulge(x, y, noise) * 0.7 - 10 * smooth(512, 478, y) ** 2,
    shadow: shadow(12, 4, 10, 0.58),
    crumples: [crumple(0.8, 120, 90, 0, { seed: 4 })],
    seams: [saddleStitch(tailor, flapEdge, 9, { width: 1.2 })],
  },
  {
    outline: band(flapEdge, 3.4),
    fabric: tailor.plain,
    tone: 0.85,
    puff: puff(1.8, 1.6),
    shadow: null,
  },
  {
    outline: ellipse(400, 678, 19, 19),
    fabric: tailor.metal,
    puff: [puff(5, 4), puff(2, 1)],
    shadow: shadow(6, 2, 4, 0.6),
  },
  { outline: ellipse(400, 678, 12, 12), fabric: tailor.metal, puff: puff(10, 8), shadow: null },
];

/** From behind: the flap folds over the top above a slip pocket. */
const envelopeBack = (tailor: Tailor): Panel[] => [
  ...shell(tailor),
  {
    outline:
      "M140 500C150 484 160 482 172 482L628 482C640 482 650 484 660 500L660 520C480 530 320 530 140 520Z",
    fabric: tailor.cloth,
    puff: [puff(14, 9), puff(5, 2)],
    edge: puff(2, 1.4),
    shadow: shadow(5, 1, 4, 0.5),
    seams: [saddleStitch(tailor, "M140 520C320 530 480 530 660 520", 7, { width: 1.2 })],
  },
  {
    outline:
      "M160 592C320 602 480 602 640 592L646 782C646 790 640 795 634 795C480 799 320 799 166 795C160 795 154 790 154 782Z",
    fabric: tailor.cloth,
    puff: [puff(12, 5), puff(4, 2)],
    edge: puff(2, 1.4),
    relief: bulge,
    shadow: shadow(6, 1, -2, 0.45),
    seams: [saddleStitch(tailor, "M160 592C320 602 480 602 640 592", -8, { width: 1.2 })],
    ink: [stamp(tailor, 626, 9)],
  },
];

const pouch =
  "M176 516C186 510 200 508 216 506C330 494 470 494 584 506C600 508 614 510 624 516C642 590 676 690 672 750C668 792 640 806 600 808C470 815 330 815 200 808C160 806 132 792 128 750C124 690 158 590 176 516Z";
const frameBar = "M166 572C168 536 182 514 214 508C330 496 470 496 586 508C618 514 632 536 634 572";

/** Gathered cloth in a brass frame with a snap clasp. From behind, the chain hangs down. */
function frameBag(tailor: Tailor, rear: boolean): Panel[] {
  const { metal, random } = tailor;
  return [
    ...(rear ? [] : chain(tailor, 250)),
    {
      outline: pouch,
      fabric: tailor.cloth,
      puff: [puff(54, 34), puff(18, 8), puff(6, 2)],
      relief: bulge,
      crumples: [crumple(1.4, 70, 130)],
      folds: [
        ...gathers(random, 26, "M186 528C300 512 500 512 614 528", Math.PI / 2, 130, {
          height: 4.4,
          width: [4, 14],
          spread: -0.7,
        }),
        ...gathers(random, 14, "M610 806C480 812 320 812 190 806", -Math.PI / 2, 60, {
          height: 2.4,
          width: [4, 12],
          spread: -0.6,
        }),
      ],
    },
    {
      outline: band(frameBar, 25),
      fabric: metal,
      puff: [puff(11, 8), puff(3, 2)],
      shadow: shadow(7, 2, 6, 0.58),
      seams: [groove(frameBar, 0, { width: 1, depth: 0.9, pucker: 0 })],
    },
    { outline: ellipse(166, 572, 14), fabric: metal, puff: puff(10, 8), shadow: shadow(5, 2, 4, 0.5) },
    { outline: ellipse(634, 572, 14), fabric: metal, puff: puff(10, 8), shadow: shadow(5, 2, 4, 0.5) },
    ...(rear ? chain(tailor, -150) : []),
    ...kissLock(tailor, rear),
  ];
}

const kissLock = ({ metal }: Tailor, rear: boolean): Panel[] => {
  const ball = (x: number, y: number): Panel[] => [
    {
      outline: band(`M${x} 500L${x} ${y}`, 9, 7),
      fabric: metal,
      puff: puff(4, 4),
      shadow: shadow(4, 1, 3, 0.5),
    },
    {
      outline: ellipse(x, y, 16),
      fabric: metal,
      puff: [puff(15, 15), puff(4, 2)],
      shadow: shadow(7, 2, 5, 0.6),
    },
  ];
  return rear ? [...ball(412, 476), ...ball(389, 472)] : [...ball(388, 472), ...ball(411, 476)];
};

/** The chain rises from both hinges by `rise`, or hangs down over the bag. */
const chain = ({ metal }: Tailor, rise: number): Panel[] => {
  const links = 46;
  return Array.from({ length: links }, (_, i): Panel => {
    const angle = Math.PI * (1 - i / (links - 1));
    const x = 400 + Math.cos(angle) * 232;
    const y = 560 - Math.sin(angle) * rise;
    const turn = Math.atan2(-Math.cos(angle) * rise, -Math.sin(angle) * 232);
    const slim = i % 2 === 1;
    return {
      outline: ellipse(x, y, 12, slim ? 3.4 : 7, turn, 20),
      ...(slim ? {} : { cutout: ellipse(x, y, 8, 3, turn, 20) }),
      fabric: metal,
      puff: puff(2.4, 2.2),
      shadow: shadow(3, 2, 3, 0.45),
    };
  });
};

export const clutchBag: Cuts<"clutch-bag"> = {
  envelope: bagCut({
    front: envelopeFront,
    back: envelopeBack,
    floor: 811,
    reach: 264,
    fill: { width: 0.72, height: 0.5 },
    detail: { x: 400, y: 650, width: 270 },
  }),
  frame: bagCut({
    front: (tailor) => frameBag(tailor, false),
    back: (tailor) => frameBag(tailor, true),
    floor: 811,
    reach: 240,
    fill: { width: 0.66, height: 0.66 },
    detail: { x: 400, y: 540, width: 270 },
  }),
};
