import { band, elastic, puff, shadow, smooth, trimLeather } from "../../tailor/index.ts";
import type { Fabric, Panel, Tailor } from "../../tailor/index.ts";
import { bothSides } from "../../tailor/index.ts";
import { counter, forefoot, heelBlock, mouth, underside } from "./rear-shoe.ts";
import { trace, type Trace } from "./trace.ts";

export interface BootRear {
  readonly back: Trace;
  readonly front: Trace;
  readonly arch: Trace;
  readonly heel: Trace;
  readonly stacks: number;
}

const shaft = trace(400, 312).curve(432, 312, 464, 307, 480, 298).curve(478, 380, 462, 446, 457, 512);

/** With a stacked heel, as on ankle and knee boots. */
export const highRear: BootRear = {
  back: shaft
    .curve(454, 566, 472, 610, 475, 664)
    .curve(476, 704, 468, 738, 456, 752)
    .curve(440, 760, 420, 763, 400, 763),
  front: trace(400, 740)
    .line(456, 740)
    .curve(452, 776, 466, 796, 484, 822)
    .curve(498, 846, 500, 870, 492, 880)
    .curve(484, 887, 466, 887, 400, 887),
  arch: trace(400, 746)
    .line(448, 746)
    .curve(442, 786, 456, 812, 472, 840)
    .curve(484, 862, 482, 876, 470, 881)
    .curve(450, 886, 424, 886, 400, 886),
  heel: trace(400, 750).line(454, 748).curve(452, 800, 443, 846, 441, 889).line(400, 889),
  stacks: 4,
};

/** With a low block heel. */
export const lowRear: BootRear = {
  back: shaft
    .curve(452, 580, 474, 640, 479, 720)
    .curve(483, 790, 482, 840, 478, 862)
    .curve(450, 870, 424, 872, 400, 872),
  front: trace(400, 770)
    .line(474, 770)
    .curve(492, 800, 500, 836, 499, 868)
    .curve(498, 876, 490, 880, 480, 880)
    .line(400, 880),
  arch: trace(400, 858).line(494, 858).curve(498, 868, 496, 880, 488, 884).line(400, 886),
  heel: trace(400, 866).line(478, 864).curve(480, 874, 480, 882, 479, 890).line(400, 890),
  stacks: 1,
};

/** A boot from behind. Gored boots have elastic sides and a pull loop. */
export const bootRear =
  (shape: BootRear, heel: (tailor: Tailor) => Fabric, gored: boolean) =>
  (tailor: Tailor): Panel[] => [
    forefoot(tailor, shape.front),
    underside(trimLeather("#3b302a", { gloss: 0.05, glint: 0.03 }), shape.arch),
    {
      ...mouth(
        trimLeather("#b99f7d", { gloss: 0.02, glint: 0 }),
        "M320 298C348 282 452 282 480 298L478 330L322 330Z",
        0.5,
      ),
      shade: (_, y) => 1 - 0.4 * smooth(304, 284, y),
    },
    ...heelBlock(heel(tailor), shape.heel, shape.stacks),
    counter(tailor, shape.back),
    ...(gored ? goresAndLoop(tailor) : []),
  ];

const goresAndLoop = (tailor: Tailor): Panel[] => [
  ...bothSides(({ path }) => [
    {
      outline: path("M320 298C322 360 336 446 344 530C352 470 348 380 338 306C330 303 324 300 320 298Z"),
      fabric: elastic(tailor.accent(1, "#2b2725")),
      tone: 0.86,
      puff: puff(6, 3),
      shadow: null,
    },
  ]),
  {
    outline: band("M400 350C400 322 392 300 391 284C390 264 410 264 409 284C408 300 400 322 400 350", 13),
    fabric: tailor.cloth,
    puff: puff(5, 4),
    shadow: shadow(4, 2, 3, 0.5),
  },
];
