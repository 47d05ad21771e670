import { groove, paper, puff, shadow, stitch } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { firm } from "./one-piece.ts";

/** The hook-and-eye closure of a bra's back, from y downward. */
export function hookAndEye(tailor: Tailor, y: number, height: number): Panel[] {
  const rows = Math.max(2, Math.round(height / 22));
  const eyes = [0, 1, 2].flatMap((column) =>
    Array.from({ length: rows }, (_, row): Panel => {
      const ex = 406 + column * 11;
      const ey = y + (height * (row + 0.5)) / rows;
      return {
        anchor: [ex, ey],
        outline: `M${ex - 3} ${ey - 2}L${ex + 3} ${ey - 2}L${ex + 3} ${ey + 2}L${ex - 3} ${ey + 2}Z`,
        fabric: tailor.metal,
        puff: puff(1.2, 1),
        shadow: shadow(1.2, 0.5, 0.8, 0.5),
      };
    }),
  );
  return [
    {
      outline: `M384 ${y}L438 ${y}L438 ${y + height}L384 ${y + height}Z`,
      fabric: firm(tailor),
      tone: 0.94,
      puff: puff(5, 2),
      edge: puff(1.6, 1.2),
      shadow: shadow(4, 1.5, 2, 0.45),
      seams: [
        groove(`M401 ${y + 1}L401 ${y + height - 1}`, 0, { width: 0.9, depth: 0.9 }),
        stitch(`M398 ${y + 2}L398 ${y + height - 2}`, 0, tailor.thread, {
          width: 0.7,
          length: 2,
          gap: 1.2,
          opacity: 0.5,
        }),
        stitch(`M435 ${y + 2}L435 ${y + height - 2}`, 0, tailor.thread, {
          width: 0.7,
          length: 2,
          gap: 1.2,
          opacity: 0.5,
        }),
      ],
    },
    ...eyes,
  ];
}

/** The tiny satin bow in the middle of lingerie. */
export const tinyBow = (x: number, y: number, color: `#${string}`): Panel[] =>
  [
    `M${x} ${y}C${x - 6} ${y - 9} ${x - 15} ${y - 9} ${x - 15} ${y - 2}C${x - 15} ${y + 6} ${x - 6} ${y + 5} ${x} ${y}Z`,
    `M${x} ${y}C${x + 6} ${y - 9} ${x + 15} ${y - 9} ${x + 15} ${y - 2}C${x + 15} ${y + 6} ${x + 6} ${y + 5} ${x} ${y}Z`,
    `M${x - 3} ${y - 3}L${x + 3} ${y - 3}L${x + 3} ${y + 4}L${x - 3} ${y + 4}Z`,
  ].map((outline) => ({
    anchor: [x, y],
    outline,
    fabric: paper(color),
    puff: puff(3, 2.4),
    shadow: shadow(2, 0.8, 1.4, 0.45),
  }));
