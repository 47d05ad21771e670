import { puff, shadow } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";

/** The small pull of a concealed zipper, hanging from (x, y). */
export const zipPull = (tailor: Tailor, x: number, y: number): Panel[] => [
  {
    anchor: [x, y],
    outline: `M${x - 2.5} ${y}L${x + 2.5} ${y}L${x + 3.6} ${y + 19}C${x + 3} ${y + 23} ${x - 3} ${y + 23} ${x - 3.6} ${y + 19}Z`,
    fabric: tailor.metal,
    puff: puff(1.6, 1.4),
    shadow: shadow(2, 1, 2, 0.5),
  },
];
