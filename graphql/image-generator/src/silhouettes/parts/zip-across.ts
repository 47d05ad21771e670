import { metal, puff, rectangle, ribbon, shadow } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";

/** A closed horizontal zipper, with its slider and a leather pull on the left. */
export function zipAcross(tailor: Tailor, from: number, to: number, y: number): Panel[] {
  const middle = (from + to) / 2;
  const teeth = metal(tailor.garment.hardware === "silver" ? "#b4b6b8" : "#c3a064");
  return [
    {
      outline: rectangle(middle, y, to - from, 17),
      fabric: ribbon(tailor.garment.shade.hex),
      tone: 0.62,
      puff: puff(3, -1.4),
      shadow: null,
    },
    {
      outline: rectangle(middle, y, to - from - 6, 7),
      fabric: { ...teeth, reflection: null },
      relief: (x, py) => 1.1 * Math.max(0, Math.sin(x * 1.7 + (py < y ? 0 : Math.PI))),
      puff: puff(1.8, 1.3),
      shadow: shadow(2, 0.6, 1, 0.4),
    },
    {
      outline: rectangle(from + 18, y, 19, 14),
      fabric: teeth,
      puff: puff(3.6, 3),
      shadow: shadow(4, 1.5, 2.5, 0.55),
    },
    {
      outline: `M${from + 12} ${y + 3}L${from + 23} ${y + 3}L${from + 26} ${y + 58}C${from + 26} ${y + 66} ${from + 9} ${y + 66} ${from + 9} ${y + 58}Z`,
      fabric: tailor.garment.cloth === "quilted-nylon" ? tailor.trim("smooth-leather") : tailor.plain,
      puff: puff(5, 4),
      edge: puff(1.4, 1),
      shadow: shadow(6, 2, 4, 0.55),
    },
  ];
}
