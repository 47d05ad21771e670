import { groove, puff, shadow, stitch, trimLeather } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { boundEdge, counter, forefoot, mouth } from "./rear-shoe.ts";
import { trace } from "./trace.ts";

const topline = trace(400, 710).curve(426, 709, 446, 714, 458, 730);
const back = topline.curve(470, 764, 480, 820, 482, 866).line(400, 870);
const vamp = trace(400, 690).curve(428, 690, 450, 700, 458, 734).line(400, 744);
const front = trace(400, 780).line(476, 780).curve(490, 810, 494, 840, 490, 866).line(400, 868);
const welt =
  "M310 862C350 868 450 868 490 862C493 866 493 871 490 875C450 880 350 880 310 875C307 871 307 866 310 862Z";

/** A loafer from behind: counter, welt, low heel, and the vamp's lining above them. */
export function loaferRear(tailor: Tailor): Panel[] {
  const lining = trimLeather(tailor.accent(1, "#c9ad88"), { gloss: 0.03, glint: 0 });
  const dark = trimLeather("#2a211c", { gloss: 0.06, glint: 0.04 });
  return [
    forefoot(tailor, front),
    mouth(lining, vamp.onTheFold, 0.72),
    {
      outline: "M316 872L484 872C485 882 484 890 483 897L317 897C316 890 315 882 316 872Z",
      fabric: dark,
      puff: [puff(12, 8), puff(4, 3)],
      seams: [groove("M316 886L484 886", 0, { width: 0.8, depth: 0.5 })],
    },
    counter(tailor, back),
    boundEdge(tailor, topline, 5),
    {
      outline: welt,
      fabric: trimLeather(tailor.accent(0, "#6b4a33"), { gloss: 0.04, glint: 0.02 }),
      puff: puff(4, 3),
      edge: puff(1.2, 0.8),
      shadow: shadow(2, 0, -1, 0.4),
      seams: [
        stitch("M311 868C350 873 450 873 489 868", 0, "#d8c19a", {
          width: 1.5,
          length: 4.6,
          gap: 3,
          bump: 1.2,
        }),
      ],
    },
  ];
}
