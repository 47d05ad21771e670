import { puff, trimLeather } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { rearBlock } from "./pump-rear.ts";
import { counter, heelBlock, underside } from "./rear-shoe.ts";
import { strap, strapBuckle, strapInside } from "./strap.ts";
import { trace } from "./trace.ts";

const flatCup = trace(400, 722)
  .curve(424, 720, 446, 726, 454, 742)
  .curve(464, 784, 472, 834, 474, 882)
  .line(400, 886);
const heeledCup = trace(400, 560)
  .curve(416, 559, 428, 563, 432, 574)
  .curve(438, 626, 450, 680, 458, 722)
  .curve(440, 737, 420, 740, 400, 740);

/** The strap around the ankle, far half first. */
const farStrap = (tailor: Tailor, y: number, width: number): Panel =>
  strapInside(tailor, `M342 ${y}C346 ${y - 32} 454 ${y - 32} 458 ${y}`, width);

const nearStrap = (tailor: Tailor, y: number, width: number): Panel[] => [
  strap(tailor, `M340 ${y}C350 ${y + 26} 450 ${y + 26} 460 ${y}`, width),
  ...strapBuckle(tailor, 444, y + 15, width * 0.66, width * 0.7),
];

const toeStrap = (tailor: Tailor, path: string, width: number): Panel => ({
  ...strap(tailor, path, width),
  tone: 0.84,
});

export function flatSandalRear(tailor: Tailor): Panel[] {
  const bed = trimLeather(tailor.accent(1, "#c8a67c"), { gloss: 0.04, glint: 0.02 });
  const sole = trimLeather(tailor.accent(0, "#7d583c"), { gloss: 0.05, glint: 0.03 });
  return [
    toeStrap(tailor, "M318 872C322 812 360 790 400 788C440 790 478 812 482 872", 42),
    {
      outline: "M306 866C350 854 450 854 494 866L496 884L304 884Z",
      fabric: bed,
      tone: 0.9,
      edge: puff(1.6, 1),
    },
    farStrap(tailor, 726, 23),
    counter(tailor, flatCup),
    ...nearStrap(tailor, 728, 24),
    {
      outline: "M302 876C350 884 450 884 498 876C501 884 500 892 494 897L306 897C300 892 299 884 302 876Z",
      fabric: sole,
      puff: puff(5, 4),
      edge: puff(1.4, 1),
    },
  ];
}

const heeledSole = trace(400, 716)
  .line(444, 716)
  .curve(436, 772, 454, 796, 474, 822)
  .curve(490, 846, 492, 868, 482, 879)
  .curve(470, 887, 440, 887, 400, 887);

export function heeledSandalRear(tailor: Tailor): Panel[] {
  return [
    toeStrap(tailor, "M324 872C330 826 366 806 400 805C434 806 470 826 476 872", 27),
    underside(trimLeather(tailor.accent(0, "#7d583c"), { gloss: 0.05, glint: 0.03 }), heeledSole),
    ...heelBlock(tailor.plain, rearBlock),
    farStrap(tailor, 566, 19),
    counter(tailor, heeledCup),
    ...nearStrap(tailor, 568, 20),
  ];
}
