import { crumple, fold, puff, shadow, stitch } from "../../tailor/index.ts";
import type { Fabric, Panel, Tailor } from "../../tailor/index.ts";

export interface Placket {
  readonly from: number;
  readonly to: number;
  readonly width?: number;
  readonly fabric?: Fabric;
  readonly stitched?: boolean;
}

/** The strip down the middle of a front, stitched near both edges. */
export function placketPanel(
  tailor: Tailor,
  { from, to, width = 24, fabric, stitched = true }: Placket,
): Panel {
  const l = 400 - width / 2;
  const r = 400 + width / 2;
  const rows = [l + 4, r - 4].map((x) =>
    stitch(`M${x} ${from}L${x} ${to}`, 0, tailor.thread, {
      width: 0.8,
      length: 3,
      gap: 1.6,
      opacity: 0.5,
      bump: 0.7,
    }),
  );
  return {
    outline: `M${l} ${from}L${r} ${from}L${r} ${to}C${400 + width * 0.2} ${to + 2} ${400 - width * 0.2} ${to + 2} ${l} ${to}Z`,
    puffOutline: `M${l} ${from - 60}L${r} ${from - 60}L${r} ${to + 60}L${l} ${to + 60}Z`,
    fabric: fabric ?? tailor.cloth,
    puff: puff(7, 3),
    edge: puff(1.8, 1.2),
    shadow: shadow(5, 3, 2, 0.4),
    grain: { x: 400, y: 130 },
    folds: [
      fold(
        `M402 ${from + (to - from) * 0.5}C404 ${from + (to - from) * 0.6} 400 ${from + (to - from) * 0.7} 403 ${from + (to - from) * 0.8}`,
        8,
        2,
      ),
    ],
    crumples: [crumple(1.2, 40, 60, 0.2)],
    seams: stitched ? rows : [],
  };
}

/** Evenly spaced button heights. */
export const spaced = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));
