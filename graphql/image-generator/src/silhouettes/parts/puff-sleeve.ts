import { bothSides, gathers, puff, shadow } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { softWear } from "./sleeve.ts";
import { trace } from "./trace.ts";

/** Short sleeves gathered at the shoulder and into a band above the elbow. */
export function puffSleeves(tailor: Tailor, { shoulder, top, slope, chest, armpit }: BodyMeasures): Panel[] {
  const sx = 400 - shoulder;
  const sy = top + slope;
  const ax = 400 - chest;
  const outer = trace(sx + 20, sy - 6)
    .curve(sx + 6, sy - 38, sx - 40, sy - 40, sx - 72, sy + 8)
    .curve(sx - 100, sy + 54, sx - 110, sy + 108, sx - 92, sy + 142);
  const mouth = trace(sx - 92, sy + 142).curve(sx - 64, sy + 158, sx - 32, sy + 170, sx - 2, sy + 172);
  const shape = outer
    .joined(mouth)
    .curve(ax + 6, armpit + 30, ax + 6, armpit + 10, ax + 4, armpit)
    .line(ax + 30, armpit - 8)
    .line(sx + 36, sy + 20).closed;
  const cuff = trace(sx - 90, sy + 136)
    .curve(sx - 62, sy + 152, sx - 32, sy + 163, sx - 3, sy + 166)
    .line(sx - 6, sy + 186)
    .curve(sx - 36, sy + 184, sx - 66, sy + 172, sx - 92, sy + 158)
    .line(sx - 90, sy + 136).closed;
  return bothSides(({ side, path, x }) => {
    const head = path(
      trace(sx + 18, sy - 8).curve(sx + 26, sy + 20, sx + 26, sy + 50, sx + 18, sy + 86).path,
    );
    return [
      {
        outline: path(shape),
        fabric: tailor.cloth,
        puff: [puff(30, 22), puff(9, 4)],
        edge: puff(2, 1.2),
        folds: [
          ...gathers(tailor.random, 9, head, side === 1 ? 2.5 : 0.64, 100, {
            height: 5,
            width: [3, 12],
            spread: -0.9 * side,
          }),
          ...gathers(tailor.random, 9, path(mouth.path), side === 1 ? -1.9 : -1.24, 84, {
            height: 4.6,
            width: [3, 11],
            spread: 0.5 * side,
          }),
        ],
        crumples: softWear,
        grain: { angle: 0.35 * side, x: x(sx), y: sy },
        shadow: shadow(9, 3, 5, 0.42),
      },
      {
        outline: path(cuff),
        fabric: tailor.cloth,
        puff: puff(7, 4),
        edge: puff(2, 1.2),
        grain: { angle: 0.35 * side, x: x(sx), y: sy },
        shadow: shadow(4, 1, 2, 0.4),
      },
    ];
  });
}
