import { band, fold, puff, shadow, trimLeather } from "../../tailor/index.ts";
import type { Fabric, Panel, Tailor } from "../../tailor/index.ts";
import { row } from "./gabardine.ts";

const belt = "M290 414C340 424 450 424 510 412L512 440C450 452 340 452 288 442Z";
const beltTop = "M290 414C340 424 450 424 510 412";
const tail = "M404 430C424 446 436 480 434 530C434 566 440 592 436 622";

/** The leather of the buckles. */
export const beltLeather = (tailor: Tailor): Fabric => trimLeather(tailor.accent(0, "#4a3324"));

/** The belt with its loops, buckle and the end pulled through. */
export const trenchBelt = (tailor: Tailor): Panel[] => [
  {
    outline: belt,
    fabric: tailor.cloth,
    puff: puff(8, 6),
    edge: puff(2, 1.3),
    folds: [fold("M300 428C360 438 440 436 500 426", 5, 1.6)],
    shadow: shadow(8, 2, 6, 0.55),
    grain: { angle: Math.PI / 2 },
    seams: [5, 11, 17, 22].map((offset) => row(tailor, beltTop, offset)),
  },
  ...[318, 484].map((x): Panel => ({
    outline: `M${x - 5} 407L${x + 5} 407L${x + 5} 452L${x - 5} 452Z`,
    fabric: tailor.cloth,
    puff: puff(4, 3),
    shadow: shadow(4, 1.5, 3, 0.5),
  })),
  {
    outline: band(tail, 26, 24),
    fabric: tailor.cloth,
    puff: puff(8, 6),
    edge: puff(2, 1.3),
    shadow: shadow(9, 4, 6, 0.55),
    folds: [fold("M404 430C424 446 436 480 434 530", 5, 3)],
    seams: [-8, -2.7, 2.7, 8].map((offset) => row(tailor, tail, offset)),
  },
  {
    outline:
      "M378 406C378 402 381 400 385 400L415 400C419 400 422 402 422 406L422 454C422 458 419 460 415 460L385 460C381 460 378 458 378 454Z",
    cutout: "M386 410L414 410L414 450L386 450Z",
    fabric: beltLeather(tailor),
    puff: puff(4, 4),
    shadow: shadow(5, 2, 4, 0.6),
  },
  {
    outline: band("M379 430L420 430", 5),
    fabric: tailor.metal,
    puff: puff(2, 2),
    shadow: shadow(3, 1, 2, 0.5),
  },
];
