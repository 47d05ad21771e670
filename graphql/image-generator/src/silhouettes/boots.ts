import { paleRubber } from "@circlet/platform/demo/wardrobe";
import {
  band,
  crumple,
  elastic,
  fold,
  groove,
  placed,
  puff,
  shadow,
  smooth,
  stitch,
  trimLeather,
} from "../tailor/index.ts";
import type { Contact, Drawing, Fabric, Grading, Hex, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bootRear, highRear, lowRear } from "./parts/boot-rear.ts";
import { rearPair } from "./parts/rear-pair.ts";

type BootsCut = keyof Cuts<"boots">;

interface Last {
  readonly upper: string;
  readonly sole: string;
  readonly soleSeam: string;
  readonly heel: string;
  readonly tip: string;
  readonly stacks: number;
}

const shaft = "M412 302C414 380 418 446 408 512";
const backSeam = "C618 700 616 640 606 580C596 500 596 400 606 294C540 308 466 310 412 302Z";

/** A pointed toe on a stacked heel. */
const pointed: Last = {
  upper: `${shaft}C398 572 344 640 270 708C210 758 150 800 116 836C104 850 106 860 118 864C190 876 276 878 330 870C400 856 450 800 500 772C540 756 576 752 606 752${backSeam}`,
  sole: "M106 856C180 872 280 874 332 867C400 854 452 798 502 770C540 754 578 750 608 750L608 763C580 765 545 769 510 785C460 811 410 868 336 882C280 889 190 886 114 872C105 868 103 861 106 856Z",
  soleSeam: "M112 848C190 862 280 862 328 856C398 842 446 788 498 760C540 744 580 740 610 740",
  heel: "M514 782C545 768 578 760 607 760C608 800 600 850 596 886C596 892 592 894 586 894L544 894C538 894 536 892 536 886C536 850 532 810 514 782Z",
  tip: "M535 882L597 882L596 890C594 894 592 894 586 894L544 894C538 894 536 892 536 886Z",
  stacks: 4,
};

/** A round toe on a low block heel: the Chelsea boot. */
const round: Last = {
  upper: `${shaft}C400 572 356 640 300 690C240 730 176 752 150 800C138 826 140 850 152 864C220 874 330 872 420 868C500 866 560 864 606 862C622 800 618 680 606 580C596 500 596 400 606 294C540 308 466 310 412 302Z`,
  sole: "M144 856C230 868 340 866 430 862C500 860 560 858 614 856L614 870C560 873 520 874 480 875C400 886 260 897 160 887C146 883 140 868 144 856Z",
  soleSeam: "M152 846C230 858 340 856 430 852C500 850 560 848 612 846",
  heel: "M470 872C520 872 570 869 614 866C616 877 616 888 614 897L488 897C486 887 480 879 470 872Z",
  tip: "M487 890L614.6 890L614 898L488 898Z",
  stacks: 1,
};

const gore =
  "M462 308C496 310 530 308 560 304C560 400 552 490 530 552C520 572 504 572 494 556C474 500 464 400 462 308Z";
const goreEdge = "M462 308C464 400 474 500 494 556C504 572 520 572 530 552C552 490 560 400 560 304";
const topLine = "M412 302C466 310 540 308 606 294";
const zip = "M560 306C552 420 548 540 556 640C560 690 562 710 562 726";

const walked = [
  fold("M412 520C446 536 480 532 512 512", [7, 12], 4.5, { taper: [0.15, 0.5] }),
  fold("M404 540C434 564 470 566 500 548", [5, 9], -4.5, { taper: [0.12, 0.5] }),
  fold("M394 560C426 590 470 594 510 576", [6, 12], 4.5, { taper: [0.12, 0.5] }),
  fold("M420 470C450 480 480 474 500 462", [6, 10], 3, { taper: [0.15, 0.5] }),
  fold("M300 668C330 690 344 724 340 760", [5, 11], -3.4, { taper: [0.15, 0.5] }),
  fold("M280 684C312 704 324 738 322 770", [5, 10], 3, { taper: [0.15, 0.5] }),
  fold("M318 654C346 674 362 706 360 744", [5, 10], 2.6, { taper: [0.15, 0.5] }),
  fold("M610 600C590 600 566 590 548 570", [6, 12], 3, { taper: [0.1, 0.6] }),
  fold("M606 520C586 530 566 526 550 516", [6, 10], 2.6, { taper: [0.1, 0.6] }),
];

const row = (tailor: Tailor, path: string, offset: number, opacity = 1): Seam =>
  stitch(path, offset, tailor.thread, { width: 1.5, length: 5.4, gap: 2.6, bump: 1.2, opacity });

const darkLeather: Hex = "#3a2a20";

/** Stacked heels are leather. Pale rubber is only for sneaker soles. */
function stack(tailor: Tailor): Fabric {
  const sole = tailor.accent(0, darkLeather);
  const shade = sole === paleRubber ? darkLeather : sole;
  return trimLeather(shade, { darkGloss: 0.01, gloss: 0.06, glint: 0.05 });
}

function boot(tailor: Tailor, name: BootsCut): Panel[] {
  const last = name === "chelsea" ? round : pointed;
  const sole = trimLeather("#231c19", { darkGloss: 0, gloss: 0.05, glint: 0.03 });
  const gored = name !== "knee";
  return [
    {
      outline: "M412 302C446 284 566 274 606 294C566 310 466 312 412 302Z",
      fabric: trimLeather("#b99f7d", { gloss: 0.02, glint: 0 }),
      tone: 0.5,
      puff: puff(6, -5),
      shade: (_, y) => 1 - 0.4 * smooth(300, 284, y),
    },
    {
      outline: last.heel,
      fabric: stack(tailor),
      puff: puff(16, 12),
      relief: (x) => -(((x - 566) / 48) ** 2) * 8,
      seams:
        last.stacks > 1
          ? [0, 1, 2, 3].map((i) =>
              groove(`M520 ${800 + i * 24}L612 ${796 + i * 24}`, 0, { width: 0.8, depth: 0.4 }),
            )
          : [],
    },
    { outline: last.tip, fabric: sole, tone: 0.8, puff: puff(4, 2), shadow: null },
    { outline: last.sole, fabric: sole, puff: puff(4, 4), edge: puff(1.6, 1) },
    {
      outline: last.upper,
      fabric: tailor.cloth,
      puff: [puff(54, 34), puff(20, 12), puff(6, 2)],
      shadow: shadow(4, 0, 4, 0.5),
      folds: walked,
      crumples: [crumple(1.6, 60, 80, 0.4), crumple(0.7, 20, 30, 0, { seed: 2 })],
      grain: { angle: 0.2 },
      seams: [
        groove(topLine, 11, { width: 1.4, depth: 0.8 }),
        row(tailor, topLine, 8),
        row(tailor, last.soleSeam, 0, 0.7),
        ...(gored
          ? [row(tailor, goreEdge, 6), row(tailor, goreEdge, 10)]
          : [groove(zip, 0, { width: 1.4, depth: 2 }), row(tailor, zip, 7), row(tailor, zip, -7)]),
      ],
    },
    ...(gored ? goreAndLoop(tailor) : []),
  ];
}

const goreAndLoop = (tailor: Tailor): Panel[] => [
  {
    outline: gore,
    fabric: elastic(tailor.accent(1, "#2b2725")),
    puff: puff(8, -2.5),
    shadow: null,
    grain: { x: 500, y: 300 },
    tone: 0.9,
    relief: (x) => -(((x - 512) / 60) ** 2) * 10,
  },
  {
    outline: band("M586 302C590 270 612 262 618 290C620 306 616 322 610 332", 15),
    fabric: tailor.cloth,
    puff: puff(5, 4),
    shadow: shadow(4, 2, 3, 0.5),
  },
];

const contacts: readonly Contact[] = [
  { x: 270, y: 886, rx: 170, ry: 7, strength: 0.6, blur: 6 },
  { x: 566, y: 896, rx: 52, ry: 7, strength: 0.7, blur: 5 },
  { x: 420, y: 834, rx: 170, ry: 7, strength: 0.4, blur: 7 },
  { x: 670, y: 836, rx: 46, ry: 6, strength: 0.5, blur: 5 },
  { x: 410, y: 900, rx: 310, ry: 26, strength: 0.4, blur: 28 },
  { x: 470, y: 880, rx: 380, ry: 60, strength: 0.22, blur: 60 },
];

const gradings: Record<BootsCut, Grading> = {
  ankle: {},
  knee: {
    lengths: [
      [0, -620],
      [302, -60],
      [460, 460],
      [900, 900],
    ],
  },
  chelsea: {
    across: 1.06,
    lengths: [
      [0, 120],
      [302, 400],
      [512, 540],
      [900, 900],
    ],
  },
};

function cut(name: BootsCut): Cut {
  const pair = (tailor: Tailor): Panel[] => {
    const one = boot(tailor, name);
    return [...placed(one, { dx: 112, dy: -64, scale: 0.955, tone: 0.9 }), ...one];
  };
  const fill = { width: 0.76, height: name === "knee" ? 0.8 : 0.66 };
  return {
    front: (tailor): Drawing => ({
      panels: pair(tailor),
      grading: gradings[name],
      warp: 2.5,
      fill,
      shadow: 0.2,
      standsAt: 896,
      contacts,
      detail: { x: 500, y: 460, width: 330 },
    }),
    back: rearPair({
      shoe: bootRear(name === "chelsea" ? lowRear : highRear, stack, name !== "knee"),
      stand: name === "chelsea" ? 78 : 44,
      fill: { ...fill, width: 0.6 },
      grading: gradings[name],
    }),
  };
}

export const boots: Cuts<"boots"> = { ankle: cut("ankle"), knee: cut("knee"), chelsea: cut("chelsea") };
