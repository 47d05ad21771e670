import { along, band, ellipse, paper, puff, ribbon, shadow } from "../../tailor/index.ts";
import type { Hex, Panel, Point, Tailor } from "../../tailor/index.ts";

export interface Lacing {
  /** The row of eyelets, from the toe up. */
  readonly row: string;
  readonly pairs: number;
  readonly color: Hex;
  /** The offset from an eyelet to where its lace crosses the tongue. */
  readonly over: Point;
  /** The area where laces are visible, up to the tongue's edge. */
  readonly seen: string;
}

/** Eyelets along the facing, with flat laces that cross the tongue. */
export function lacing(tailor: Tailor, { row, pairs, color, over, seen }: Lacing): Panel[] {
  const at = along(row);
  const places = Array.from({ length: pairs }, (_, i) => at(i / (pairs - 1)));
  return places.flatMap(([x, y]) => [...eyelet(tailor, x, y), lace(x, y, over, color, seen)]);
}

const eyelet = (tailor: Tailor, x: number, y: number): Panel[] => [
  {
    outline: ellipse(x, y, 6.4),
    fabric: tailor.metal,
    puff: puff(2.4, 2),
    shadow: shadow(2, 0.6, 1, 0.5),
  },
  { outline: ellipse(x, y, 3.4), fabric: paper("#1a1614"), shadow: null },
];

/** Slightly narrower at the far end, where the lace curves over the tongue's edge. */
const lace = (x: number, y: number, [dx, dy]: Point, color: Hex, seen: string): Panel => ({
  clip: seen,
  outline: band(`M${x + 1} ${y + 1}Q${x + dx * 0.5 - 3} ${y + dy * 0.62} ${x + dx} ${y + dy}`, 10.5, 9),
  fabric: ribbon(color, { gloss: 0.02 }),
  puff: puff(4.4, 3.4),
  shadow: shadow(3, 1.4, 2.4, 0.5),
});

/** The bow of the laces: two loops, two ends and the knot, hanging from (x, y). */
export function laceBow(x: number, y: number, color: Hex): Panel[] {
  const strand = (path: string): Panel => ({
    outline: band(path, 8),
    fabric: ribbon(color, { gloss: 0.02 }),
    puff: puff(3.6, 3),
    shadow: shadow(4, 1.6, 3, 0.5),
  });
  return [
    strand(`M${x} ${y}C${x + 8} ${y + 30} ${x + 22} ${y + 52} ${x + 38} ${y + 70}`),
    strand(`M${x} ${y}C${x - 10} ${y + 28} ${x - 10} ${y + 50} ${x - 2} ${y + 72}`),
    strand(
      `M${x} ${y}C${x + 26} ${y - 12} ${x + 58} ${y + 2} ${x + 58} ${y + 18}C${x + 56} ${y + 32} ${x + 26} ${y + 20} ${x} ${y + 3}`,
    ),
    strand(
      `M${x} ${y}C${x - 26} ${y - 4} ${x - 46} ${y + 16} ${x - 40} ${y + 30}C${x - 30} ${y + 38} ${x - 14} ${y + 20} ${x} ${y + 3}`,
    ),
    {
      outline: ellipse(x, y + 1, 7.5, 6.5),
      fabric: ribbon(color, { gloss: 0.02 }),
      puff: puff(5, 4),
      shadow: shadow(3, 1, 2, 0.5),
    },
  ];
}
