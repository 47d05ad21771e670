import { band, puff, rubber, shadow, smooth, stitch } from "../../tailor/index.ts";
import type { Panel, Seam, Tailor } from "../../tailor/index.ts";
import { boundEdge, counter, forefoot, mouth } from "./rear-shoe.ts";
import { trace, type Trace } from "./trace.ts";

export interface SneakerRear {
  readonly topline: Trace;
  readonly back: Trace;
  readonly stay: Trace;
  readonly stayEdge: Trace;
  readonly tongue: Trace;
  readonly mouth: string;
}

const lowTopline = trace(400, 660).curve(418, 659, 430, 664, 438, 678).curve(446, 698, 458, 712, 466, 728);
const highTopline = trace(400, 476).curve(430, 476, 452, 479, 464, 488);

export const lowSneakerRear: SneakerRear = {
  topline: lowTopline,
  back: lowTopline.curve(476, 764, 483, 820, 485, 866).line(400, 870),
  stay: trace(400, 660)
    .curve(412, 660, 420, 664, 424, 674)
    .curve(424, 730, 430, 800, 438, 866)
    .line(400, 870),
  stayEdge: trace(424, 674).curve(424, 730, 430, 800, 438, 866),
  tongue: trace(400, 618).curve(424, 618, 440, 632, 446, 668).line(450, 730).line(400, 740),
  mouth: "M334 736C340 690 360 664 400 664C440 664 460 690 466 736C440 750 360 750 334 736Z",
};

export const highSneakerRear: SneakerRear = {
  topline: highTopline,
  back: highTopline.curve(464, 560, 457, 624, 465, 690).curve(474, 744, 484, 810, 485, 866).line(400, 870),
  stay: trace(400, 476).line(421, 477).curve(420, 600, 424, 740, 438, 866).line(400, 870),
  stayEdge: trace(421, 480).curve(420, 600, 424, 740, 438, 866),
  tongue: trace(400, 440).curve(424, 440, 436, 450, 440, 476).line(440, 500).line(400, 500),
  mouth: "M336 488C360 466 440 466 464 488C440 504 360 504 336 488Z",
};

const front = trace(400, 780).line(478, 780).curve(492, 806, 496, 836, 493, 864).line(400, 866);
const sole = trace(400, 846).line(490, 842).curve(499, 858, 500, 884, 490, 896).line(400, 898);

/** A sneaker from behind: heel stay, padded collar, and the tongue behind it. */
export const sneakerRear =
  (shape: SneakerRear) =>
  (tailor: Tailor): Panel[] => {
    const padded = { ...tailor.lining, gloss: 0.04, color: "#d9cfbf" as const };
    const row = (path: string, offset: number): Seam =>
      stitch(path, offset, tailor.thread, { width: 1.4, length: 4.6, gap: 2.4 });
    const { stayEdge } = shape;
    return [
      { outline: shape.tongue.onTheFold, fabric: padded, tone: 0.84, puff: [puff(16, 9), puff(5, 3)] },
      mouth(padded, shape.mouth, 0.6),
      forefoot(tailor, front),
      counter(tailor, shape.back, []),
      {
        outline: shape.stay.onTheFold,
        fabric: tailor.plain,
        puff: [puff(26, 12), puff(5, 2)],
        edge: puff(1.6, 1.4),
        shadow: shadow(3, 0, 1, 0.4),
        seams: [5, 9].flatMap((inset) => [row(stayEdge.path, inset), row(stayEdge.mirrored.path, -inset)]),
      },
      boundEdge(tailor, shape.topline, 7),
      ...bottom(tailor),
    ];
  };

const bottom = (tailor: Tailor): Panel[] => [
  {
    outline: sole.onTheFold,
    fabric: rubber(tailor.accent(0, "#e9e4d8")),
    puff: [puff(16, 9), puff(4, 3)],
    edge: puff(2, 1.2),
    shadow: shadow(4, 0, -2, 0.35),
    shade: (_, y) => 1 - 0.22 * smooth(884, 898, y),
    // Fine ribs on the heel.
    relief: (x, y) =>
      Math.abs(x - 400) < 60 && y > 878 && y < 894 ? 0.9 * Math.max(0, Math.sin(x * 1.1)) : 0,
  },
  {
    outline: band("M303 864C340 868 460 868 497 864", 4.6),
    fabric: rubber(tailor.accent(1, "#3a3f4c")),
    shadow: null,
  },
];
