import { trimLeather } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { boundEdge, counter, forefoot, heelBlock, underside } from "./rear-shoe.ts";
import { trace, type Trace } from "./trace.ts";

const topline = trace(400, 558).curve(424, 558, 440, 572, 446, 598);
const back = topline
  .curve(456, 630, 465, 664, 463, 690)
  .curve(462, 708, 458, 720, 452, 728)
  .curve(436, 736, 418, 738, 400, 738);
/** Narrow at the waist of the shoe, wide again at the ball of the foot. */
const front = trace(400, 716)
  .line(446, 716)
  .curve(436, 770, 452, 790, 474, 816)
  .curve(490, 838, 494, 866, 486, 878)
  .curve(478, 886, 460, 886, 400, 886);
const arch = trace(400, 720)
  .line(436, 720)
  .curve(426, 776, 440, 806, 460, 834)
  .curve(474, 856, 474, 872, 462, 878)
  .curve(446, 884, 424, 884, 400, 884);

export const rearStiletto = trace(400, 724)
  .line(450, 720)
  .curve(450, 764, 422, 800, 413, 842)
  .curve(410, 862, 409.5, 876, 409, 891)
  .line(400, 891);

export const rearBlock = trace(400, 724).line(453, 720).curve(452, 770, 447, 830, 447, 891).line(400, 891);

/** A pump from behind: the counter is in one line with the heel. */
export const pumpRear =
  (heel: Trace) =>
  (tailor: Tailor): Panel[] => [
    forefoot(tailor, front),
    underside(trimLeather(tailor.accent(0, "#8a5a3c")), arch),
    ...heelBlock(tailor.plain, heel),
    counter(tailor, back),
    boundEdge(tailor, topline),
  ];
