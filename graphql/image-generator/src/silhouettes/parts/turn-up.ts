import { bothSides, fold, groove, leg, puff, shadow } from "../../tailor/index.ts";
import type { LegPattern, Panel, Tailor } from "../../tailor/index.ts";

/** Turn-ups at both hems, slightly wider than the legs. */
export function turnUps(tailor: Tailor, pattern: LegPattern, height = 38): Panel[] {
  const { hem, hemAt = 910 } = pattern;
  const [ho, hi] = hem;
  const y = (t: number, above: number): number => hemAt + 3 + [0, 11, 15, 8][t] - above;
  const top = (above: number): string =>
    `M${ho - 2} ${y(0, above)}C${ho + (hi - ho) * 0.25} ${y(1, above)} ${ho + (hi - ho) * 0.72} ${y(2, above)} ${hi + 3} ${y(3, above)}`;
  const back = `C${ho + (hi - ho) * 0.72} ${y(2, 0)} ${ho + (hi - ho) * 0.25} ${y(1, 0)} ${ho - 2} ${y(0, 0)}Z`;
  const crease = leg(pattern).crease;
  return bothSides(({ side, path }) => [
    {
      outline: path(`${top(height)}L${hi + 3} ${y(3, 0)}${back}`),
      fabric: tailor.cloth,
      puff: puff(7, 2.6),
      edge: puff(2, 1.5),
      folds: [fold(path(crease), 3, 2.6, { sharp: true })],
      grain: { angle: 0.05 * side, x: 400, y: 150 },
      shadow: shadow(4, 1, -2, 0.35),
      seams: [groove(path(top(height)), 4 * side, { width: 0.8, depth: 0.5 })],
    },
  ]);
}
