import { metal, puff, rectangle, ribbon, shadow } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";

/** A closed vertical zipper: tape, teeth, and the slider with its pull at the top. */
export function zipFastener(tailor: Tailor, from: number, to: number): Panel[] {
  const middle = (from + to) / 2;
  const teeth = metal(
    tailor.garment.hardware === "silver"
      ? "#b4b6b8"
      : tailor.garment.hardware === "gold"
        ? "#c3a064"
        : "#4a4744",
  );
  return [
    {
      outline: rectangle(400, middle, 15, to - from),
      fabric: ribbon(tailor.garment.shade.hex),
      tone: 0.74,
      puff: puff(2, 0.8),
      shadow: shadow(3, 1, 1, 0.35),
    },
    {
      outline: rectangle(400, middle, 6.5, to - from - 2),
      fabric: { ...teeth, reflection: null },
      relief: (x, y) => 1.1 * Math.max(0, Math.sin(y * 1.9 + (x < 400 ? 0 : Math.PI))),
      puff: puff(1.6, 1.2),
      shadow: shadow(2, 0.6, 1, 0.4),
    },
    {
      anchor: [400, from + 8],
      outline: rectangle(400, from + 8, 12, 15),
      fabric: teeth,
      puff: puff(3, 2.6),
      shadow: shadow(4, 1.5, 2.5, 0.55),
    },
    {
      anchor: [400, from + 8],
      outline: `M396.4 ${from + 13}L403.6 ${from + 13}L404.6 ${from + 40}C404.6 ${from + 45} 395.4 ${from + 45} 395.4 ${from + 40}Z`,
      fabric: teeth,
      puff: puff(2.4, 2),
      shadow: shadow(5, 2, 3, 0.55),
    },
  ];
}
