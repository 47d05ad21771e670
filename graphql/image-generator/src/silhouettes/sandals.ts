import { crumple, groove, puff, shadow, smooth, stitch, trimLeather } from "../tailor/index.ts";
import type { Contact, Panel, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { blockHeel } from "./parts/heel.ts";
import { rearPair } from "./parts/rear-pair.ts";
import { flatSandalRear, heeledSandalRear } from "./parts/sandal-rear.ts";
import { pairCut } from "./parts/shoe-pair.ts";
import { strap, strapBuckle, strapInside } from "./parts/strap.ts";

const footbed = (tailor: Tailor, outline: string, edge: string): Panel => ({
  outline,
  fabric: trimLeather(tailor.accent(1, "#c8a67c"), { gloss: 0.04, glint: 0.02 }),
  puff: puff(10, -3),
  edge: puff(1.6, 1),
  shadow: shadow(3, 0, 2, 0.3),
  crumples: [crumple(0.6, 60, 40)],
  seams: [stitch(edge, 5, "#8d6d4b", { width: 1.1, length: 4, gap: 2.6, bump: 0.8 })],
});

const outsole = (tailor: Tailor, outline: string, seam: string): Panel => ({
  outline,
  fabric: trimLeather(tailor.accent(0, "#7d583c"), { gloss: 0.05, glint: 0.03 }),
  puff: puff(5, 4),
  edge: puff(1.4, 1),
  shadow: shadow(2, 0, -1, 0.3),
  seams: [groove(seam, 0, { width: 0.9, depth: 0.7, pucker: 0 })],
});

const flatBed =
  "M100 866C112 848 160 836 230 836C330 838 420 850 500 848C570 844 640 836 686 850C702 858 702 870 694 882C600 892 480 894 380 892C260 892 160 888 106 882C98 872 97 869 100 866Z";
const flatBedEdge = "M112 862C132 850 176 843 232 843C330 845 420 857 500 855C570 851 636 844 680 856";
const flatSole =
  "M98 868C180 882 280 884 380 884C480 886 600 884 700 868C704 880 702 892 692 896C600 899 500 897 400 897C280 899 180 898 112 893C100 889 96 878 98 868Z";

/** Crossed straps over the toes, a heel cup and an ankle strap. */
const flat = (tailor: Tailor): Panel[] => [
  footbed(tailor, flatBed, flatBedEdge),
  strapInside(tailor, "M320 768C360 778 388 806 402 848", 40),
  strapInside(tailor, "M246 776C214 784 196 806 184 842", 40),
  strapInside(tailor, "M492 722C488 702 540 688 620 692C650 694 676 704 686 722", 24),
  {
    outline:
      "M596 880C612 826 634 770 652 716C664 706 684 708 694 720C704 770 704 830 698 880C660 886 620 886 596 880Z",
    fabric: tailor.cloth,
    puff: [puff(36, 20), puff(8, 3)],
    edge: puff(1.8, 1.4),
    shadow: shadow(5, -1, 3, 0.45),
    crumples: [crumple(0.8, 60, 60)],
    seams: [
      stitch("M596 880C612 826 634 770 652 716", -6, tailor.thread, { width: 1.2, length: 4.2, gap: 2.4 }),
      groove("M676 716C684 770 686 830 682 884", 0, { width: 1, depth: 0.8 }),
    ],
  },
  strap(tailor, "M164 880C190 836 246 786 332 768", 46, 42),
  strap(tailor, "M412 882C392 836 340 792 244 776", 46, 42),
  strap(tailor, "M492 712C492 738 548 750 610 744C644 740 672 734 694 724", 25),
  ...strapBuckle(tailor, 560, 743, 17, 18),
  outsole(tailor, flatSole, "M100 880C180 892 300 890 400 891C520 891 620 890 700 880"),
];

const heeledBed =
  "M102 874C112 856 160 846 230 848C320 852 380 838 440 808C520 764 600 712 676 694C690 692 692 704 684 714C640 730 590 752 552 788C494 838 432 878 347 886C262 892 150 890 108 884C101 878 100 876 102 874Z";
const heeledSole =
  "M98 870C150 884 262 888 346 880C430 872 488 832 546 782C590 750 634 728 684 708L686 722C640 738 596 760 556 788C500 840 436 886 348 893C250 899 140 895 106 886C98 882 96 876 98 870Z";

/** Two slim straps over the toes, an open heel and a high ankle strap. */
const heeled = (tailor: Tailor): Panel[] => [
  {
    outline: blockHeel.outline,
    fabric: tailor.plain,
    puff: [puff(18, 12), puff(5, 3)],
    edge: puff(1.6, 1),
    shade: (_, y) => 1 - 0.28 * smooth(790, 716, y),
  },
  { outline: blockHeel.tip, fabric: trimLeather("#1d1816"), shadow: null, edge: puff(1, 0.6) },
  footbed(
    tailor,
    heeledBed,
    "M112 868C130 858 170 853 230 855C322 859 384 845 444 815C522 772 602 720 676 702",
  ),
  strapInside(tailor, "M262 800C300 806 322 824 332 850", 26),
  strapInside(tailor, "M206 818C176 824 160 836 148 858", 24),
  strapInside(tailor, "M489 566C486 546 540 534 604 538C640 540 664 550 672 566", 20),
  {
    outline:
      "M600 752C628 716 650 640 656 556C662 548 680 550 686 560C690 620 696 670 688 722C660 726 628 740 600 752Z",
    fabric: tailor.cloth,
    puff: [puff(26, 16), puff(6, 3)],
    edge: puff(1.8, 1.4),
    shadow: shadow(5, -1, 3, 0.45),
    seams: [
      stitch("M600 752C628 716 650 640 656 556", -5, tailor.thread, { width: 1.1, length: 4, gap: 2.4 }),
    ],
  },
  strap(tailor, "M128 884C146 846 176 824 212 816", 28, 25),
  strap(tailor, "M250 888C248 862 240 834 202 817", 28, 24),
  strap(tailor, "M350 884C340 842 312 808 258 799", 30, 26),
  strap(tailor, "M228 888C230 852 240 816 270 799", 28, 25),
  strap(tailor, "M489 556C488 580 544 592 600 586C636 582 662 574 686 564", 21),
  ...strapBuckle(tailor, 552, 586, 14, 15),
  outsole(
    tailor,
    heeledSole,
    "M100 878C170 892 262 893 348 886C434 878 494 832 552 784C596 752 638 732 686 716",
  ),
];

const contacts: readonly Contact[] = [{ x: 400, y: 896, rx: 290, ry: 7, strength: 0.66, blur: 6 }];
const heeledContacts: readonly Contact[] = [
  { x: 240, y: 894, rx: 150, ry: 7, strength: 0.62, blur: 6 },
  { ...blockHeel.contact, y: 898, ry: 5, strength: 0.75, blur: 4 },
];

export const sandals: Cuts<"sandals"> = {
  flat: pairCut({
    shoe: flat,
    rear: rearPair({ shoe: flatSandalRear, stand: 90 }),
    contacts,
    detail: { x: 560, y: 770, width: 330 },
  }),
  heeled: pairCut({
    shoe: heeled,
    rear: rearPair({ shoe: heeledSandalRear, stand: 48 }),
    contacts: heeledContacts,
    behind: { dx: 84, dy: -92 },
    detail: { x: 570, y: 640, width: 330 },
  }),
};
