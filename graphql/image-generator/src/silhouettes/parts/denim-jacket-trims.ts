import { bell, clamp, groove, metal, puff, shadow, smooth } from "../../tailor/index.ts";
import type { Fade, Panel, Seam, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import type { Denim } from "./denim.ts";

export const copper = metal("#b3793f");
export const thread = { width: 1.1, length: 4, gap: 2 };

/** Worn pale on ridges, along the front, and in the middle of sleeves and back. */
export const worn =
  (denim: Denim): Fade =>
  (x, y, noise, hollow) =>
    denim.wash *
      (clamp(-hollow / 3, -0.25, 0.6) * 0.3 +
        0.32 *
          bell((Math.abs(x - 400) - 70) / 60) *
          smooth(230, 330, y) *
          (0.6 + 0.5 * noise(x / 22, y / 40))) +
    noise(x / 60, y / 90) * 0.06;

/** A felled seam with its two rows of topstitching. */
export const felled = (denim: Denim, path: string, side: number): Seam[] => [
  groove(path, 0, { width: 1.2, depth: 1.3, pucker: 0.6 }),
  denim.stitch(path, 3 * side, thread),
  denim.stitch(path, 6.6 * side, thread),
];

/** The slanted hand pocket. */
export const slantedWelt = (
  tailor: Tailor,
  denim: Denim,
  path: (data: string) => string,
  side: 1 | -1,
  foot: number,
): Panel => ({
  outline: path(`M268 ${foot - 112}L286 ${foot - 118}L306 ${foot - 26}L288 ${foot - 22}Z`),
  fabric: tailor.cloth,
  puff: puff(5, 2.4),
  edge: puff(2, 1.4),
  shadow: shadow(4, 2, 3, 0.45),
  fade: worn(denim),
  seams: [
    denim.stitch(
      path(`M268 ${foot - 112}L286 ${foot - 118}L306 ${foot - 26}L288 ${foot - 22}Z`),
      3 * side,
      thread,
    ),
  ],
});

/** The band along the hem, `band` high. */
export function hemBand(tailor: Tailor, denim: Denim, body: BodyMeasures, band: number): Panel {
  const { hem, hemAt, dip = 6 } = body;
  const l = 400 - hem - 1;
  const r = 400 + hem + 1;
  const line = (y: number): string =>
    `M${l} ${y}C${l + hem * 0.4} ${y + dip} ${r - hem * 0.4} ${y + dip} ${r} ${y}`;
  return {
    outline: `${line(hemAt - 6)}L${r - 2} ${hemAt + band}C${r - hem * 0.4} ${hemAt + band + dip} ${l + hem * 0.4} ${hemAt + band + dip} ${l + 2} ${hemAt + band}Z`,
    fabric: tailor.cloth,
    puff: puff(9, 4),
    edge: puff(2.2, 1.5),
    shadow: shadow(5, 1, 3, 0.45),
    grain: { angle: Math.PI / 2 },
    fade: worn(denim),
    seams: [denim.stitch(line(hemAt - 1), 0, thread), denim.stitch(line(hemAt + band - 5), 0, thread)],
  };
}
