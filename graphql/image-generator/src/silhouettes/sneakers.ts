import { band, crumple, fold, groove, puff, rubber, shadow, smooth, stitch } from "../tailor/index.ts";
import type { Contact, Grading, Hex, Panel, Point, Seam, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { laceBow, lacing } from "./parts/lacing.ts";
import { rearPair } from "./parts/rear-pair.ts";
import { pairCut } from "./parts/shoe-pair.ts";
import { highSneakerRear, lowSneakerRear, sneakerRear } from "./parts/sneaker-rear.ts";

interface Shape {
  readonly upper: string;
  readonly inside: string;
  readonly tongue: string;
  readonly facing: string;
  readonly facingEdge: string;
  readonly collar: string;
  readonly heelStay: string;
  readonly heelStayEdge: string;
  readonly row: string;
  readonly eyelets: number;
  /** The part on the near side of the tongue's edge. */
  readonly nearSide: string;
  readonly over: Point;
  readonly bow: readonly [number, number];
}

const toe = "M104 864C97 838 108 810 150 792C184 778 218 771 250 762";

const low: Shape = {
  upper: `${toe}C300 744 360 706 414 664C424 660 434 664 440 676C456 712 500 736 550 734C596 730 626 704 650 668C662 660 674 666 678 684C682 716 694 770 694 868Z`,
  inside: "M412 668C452 650 600 644 664 668C640 708 600 738 550 738C500 738 452 716 436 676Z",
  tongue:
    "M250 766C290 742 350 700 396 652C402 636 414 622 430 618C446 616 458 624 460 640C460 664 450 690 430 706C380 740 300 780 262 786Z",
  facing:
    "M254 764C306 746 362 706 414 664C426 660 434 666 440 678C444 690 450 700 458 708C430 746 350 800 296 826C268 836 250 812 250 790C250 778 250 770 254 764Z",
  facingEdge: "M458 708C430 746 350 800 296 826C268 836 250 812 250 790C250 778 250 770 254 764",
  collar: "M414 664C426 658 434 664 440 676C456 712 500 736 550 734C596 730 626 704 650 668",
  heelStay:
    "M636 690C644 678 648 668 652 664C664 656 678 664 681 684C685 716 697 770 697 868L606 868C622 812 634 750 636 690Z",
  heelStayEdge: "M636 690C634 750 622 812 606 868",
  row: "M272 790C320 764 380 724 424 686",
  eyelets: 6,
  nearSide: "M100 767L250 766C290 742 350 700 396 652L396 600L900 600L900 900L100 900Z",
  over: [-34, -48],
  bow: [436, 652],
};

const high: Shape = {
  upper: `${toe}C330 744 396 690 424 616C436 582 442 538 446 498C448 486 454 482 464 484C520 496 580 492 634 480C644 478 650 484 650 494C646 560 644 620 660 690C674 730 690 780 692 868Z`,
  inside: "M448 486C492 462 600 458 648 482C590 500 510 502 448 486Z",
  tongue:
    "M252 762C322 738 384 682 410 612C422 570 426 520 428 478C430 456 442 442 460 440C476 442 486 454 486 472C484 520 478 566 456 616C410 700 330 776 266 784Z",
  facing:
    "M254 764C330 744 396 690 424 616C436 582 442 538 446 498C448 486 454 482 464 484L500 490C498 548 486 610 462 664C424 738 352 800 296 826C270 836 252 814 250 790C250 778 250 770 254 764Z",
  facingEdge: "M500 490C498 548 486 610 462 664C424 738 352 800 296 826C270 836 252 814 250 790",
  collar: "M442 492C452 482 458 484 470 486C520 496 580 492 648 480",
  heelStay:
    "M614 484L634 480C644 478 650 484 650 494C646 560 644 620 660 690C676 730 692 780 696 868L610 868C630 800 620 640 614 484Z",
  heelStayEdge: "M614 484C620 640 630 800 610 868",
  row: "M276 794C362 756 454 680 472 508",
  eyelets: 8,
  nearSide:
    "M100 763L252 762C322 738 384 682 410 612C422 570 426 520 428 478L428 400L900 400L900 900L100 900Z",
  over: [-52, -35],
  bow: [468, 486],
};

const sole =
  "M95 836C87 850 87 866 98 876C118 891 160 897 250 897L640 897C678 897 698 894 703 884C708 868 707 852 702 840C620 852 520 856 420 857C300 859 180 856 95 836Z";
const stripe = "M92 858C170 874 300 878 420 877C520 877 620 873 706 862";
const soleTop = "M97 841C180 860 300 863 420 861C520 860 620 856 702 845";
const toeCap =
  "M102 862C96 836 108 808 150 790C168 782 188 777 208 772C228 790 233 826 226 868C180 870 138 868 102 862Z";
const toeCapEdge = "M208 772C228 790 233 826 226 868";

const contacts: readonly Contact[] = [
  { x: 400, y: 896, rx: 290, ry: 8, strength: 0.66, blur: 6 },
  { x: 640, y: 897, rx: 60, ry: 6, strength: 0.4, blur: 5 },
];

const row = (tailor: Tailor, path: string, offset: number): Seam =>
  stitch(path, offset, tailor.thread, { width: 1.4, length: 4.6, gap: 2.4, bump: 1.2 });

const offWhite: Hex = "#ece6d9";

const bottom = (tailor: Tailor): Panel[] => {
  const white = rubber(tailor.accent(0, "#e9e4d8"));
  return [
    {
      outline: sole,
      fabric: white,
      puff: [puff(12, 7), puff(4, 3)],
      edge: puff(2, 1.2),
      shadow: shadow(4, 0, -2, 0.35),
      seams: [groove(soleTop, 4, { width: 1.2, depth: 1, pucker: 0 })],
      shade: (_, y) => 1 - 0.22 * smooth(884, 898, y),
      // Fine ribs on toe bumper and heel.
      relief: (x, y) =>
        (x < 186 || x > 640) && y > 872 && y < 892 ? 0.9 * Math.max(0, Math.sin(x * 1.1)) : 0,
    },
    { outline: band(stripe, 4.6), fabric: rubber(tailor.accent(1, "#3a3f4c")), shadow: null },
  ];
};

function sneaker(tailor: Tailor, shape: Shape, rubberToe: boolean): Panel[] {
  const { cloth, plain } = tailor;
  const padded = { ...tailor.lining, gloss: 0.04, color: "#d9cfbf" as const };
  const lace = tailor.accent(2, offWhite);
  return [
    { outline: shape.inside, fabric: padded, tone: 0.62, puff: puff(10, -5) },
    {
      outline: shape.tongue,
      fabric: plain,
      tone: 0.92,
      puff: [puff(16, 9), puff(5, 3)],
      edge: puff(2, 1.4),
      shadow: shadow(4, 1, 3, 0.4),
    },
    {
      outline: shape.upper,
      fabric: cloth,
      puff: [puff(56, 34), puff(20, 11), puff(6, 2)],
      edge: puff(1.8, 1.2),
      shadow: shadow(5, 0, 3, 0.45),
      folds: [
        fold("M262 838C284 822 296 806 300 790", [5, 9], -2.4, { taper: [0.3, 0.5] }),
        fold("M236 824C246 808 248 792 244 776", [5, 9], 2.4, { taper: [0.3, 0.5] }),
      ],
      crumples: [crumple(0.9, 60, 70, 0.3)],
      grain: { angle: 0.08 },
      seams: [
        groove("M462 716C476 764 474 820 462 866", 0, { width: 1.2, depth: 1 }),
        row(tailor, "M462 716C476 764 474 820 462 866", 6),
        row(tailor, "M462 716C476 764 474 820 462 866", -5),
        row(tailor, toeCapEdge, -5),
      ],
    },
    {
      outline: toeCap,
      fabric: rubberToe ? rubber(tailor.accent(0, "#e9e4d8")) : plain,
      puff: [puff(40, 22), puff(12, 6)],
      edge: puff(1.6, 1.4),
      shadow: shadow(3, 1.6, 1, 0.45),
      seams: rubberToe ? [] : [row(tailor, toeCapEdge, 5)],
    },
    {
      outline: shape.heelStay,
      fabric: plain,
      puff: [puff(26, 14), puff(5, 2)],
      edge: puff(1.6, 1.4),
      shadow: shadow(3, -1, 1, 0.4),
      seams: [row(tailor, shape.heelStayEdge, -5), row(tailor, shape.heelStayEdge, -9)],
    },
    {
      outline: shape.facing,
      fabric: plain,
      puff: [puff(22, 8), puff(5, 2.5)],
      edge: puff(1.6, 1.4),
      shadow: shadow(4, 1.4, 2.4, 0.5),
      seams: [row(tailor, shape.facingEdge, 5), row(tailor, shape.facingEdge, 9)],
    },
    {
      outline: band(shape.collar, 7),
      fabric: plain,
      puff: puff(3.4, 3),
      shadow: shadow(2.4, 0, 2, 0.4),
    },
    ...bottom(tailor),
    ...lacing(tailor, {
      row: shape.row,
      pairs: shape.eyelets,
      color: lace,
      over: shape.over,
      seen: shape.nearSide,
    }),
    ...laceBow(...shape.bow, lace),
  ];
}

const tall: Grading = {
  lengths: [
    [440, 500],
    [700, 714],
    [900, 900],
  ],
};

export const sneakers: Cuts<"sneakers"> = {
  low: pairCut({
    shoe: (tailor) => sneaker(tailor, low, false),
    rear: rearPair({ shoe: sneakerRear(lowSneakerRear), stand: 90 }),
    contacts,
    detail: { x: 390, y: 750, width: 340 },
  }),
  high: pairCut({
    shoe: (tailor) => sneaker(tailor, high, true),
    rear: rearPair({ shoe: sneakerRear(highSneakerRear), stand: 90, grading: tall }),
    contacts,
    detail: { x: 410, y: 650, width: 340 },
    fill: { width: 0.76, height: 0.66 },
    grading: tall,
  }),
};
