import { fold, lerp } from "../../tailor/index.ts";
import type { Fold, Random } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";

export interface BodyFolds {
  readonly height?: number;
  /** The number of folds that hang toward the hem. */
  readonly hanging?: number;
  /** How far up from the hem they reach, as a share of the body. */
  readonly reach?: number;
  readonly chest?: boolean;
}

/** Folds of a body: drag lines from the armpits, slack across the chest, and folds toward the hem. */
export function bodyFolds(random: Random, body: BodyMeasures, options: BodyFolds = {}): Fold[] {
  const { height = 4.6, hanging = 5, reach = 0.5, chest: slack = true } = options;
  const { chest, armpit, hem, hemAt } = body;
  const long = hemAt - armpit;
  const stray = (by: number): number => (random() - 0.5) * by;
  const drags = ([1, -1] as const).flatMap((side) => {
    const x = (half: number): number => 400 - half * side;
    const down = Math.min(long, 300) * (0.75 + random() * 0.4);
    const lift = stray(26);
    const folds = [
      fold(
        `M${x(chest - 4)} ${armpit + 8 + lift}C${x(chest * 0.8)} ${armpit + down * 0.16} ${x(chest * 0.56)} ${armpit + down * 0.34} ${x(chest * 0.44 + stray(18))} ${armpit + down * (0.58 + random() * 0.14)}`,
        [7, 16],
        height * (0.45 + random() * 0.7),
        { taper: [0.14, 0.5], skew: -0.35 * side },
      ),
      fold(
        `M${x(chest - 2)} ${armpit + 26}C${x(chest * 0.94)} ${armpit + down * 0.3} ${x(chest * 0.8)} ${armpit + down * 0.5} ${x(chest * 0.76 + stray(16))} ${armpit + down * 0.86}`,
        [6, 15],
        -height * (0.5 + random() * 0.35),
        { taper: [0.18, 0.5], skew: 0.3 * side },
      ),
    ];
    if (!slack) return folds;
    return [
      ...folds,
      fold(
        `M${x(chest - 6)} ${armpit - 22 + lift}C${x(chest * 0.76)} ${armpit - 2 + stray(12)} ${x(chest * 0.5)} ${armpit + 8} ${x(chest * 0.22)} ${armpit - 2 + stray(14)}`,
        [6, 13],
        height * (0.1 + random() * 0.75),
        { taper: [0.15, 0.6], skew: 0.2 * side },
      ),
    ];
  });
  return [...drags, ...hangingFolds(random, body, hanging, reach, height, hem)];
}

function hangingFolds(
  random: Random,
  { chest, armpit, hemAt }: BodyMeasures,
  count: number,
  reach: number,
  height: number,
  hem: number,
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + (random() - 0.5) * 0.6) / count;
    const foot = 400 - hem * 0.94 + t * hem * 1.88;
    const head = 400 - chest * 0.84 + t * chest * 1.68;
    const from = lerp(hemAt, armpit, reach * (0.55 + random() * 0.45));
    return fold(
      `M${lerp(foot, head, 0.5)} ${from}C${lerp(foot, head, 0.3) + (random() - 0.5) * 16} ${lerp(from, hemAt, 0.4)} ${foot + (random() - 0.5) * 12} ${lerp(from, hemAt, 0.7)} ${foot} ${hemAt + 30}`,
      [8, 15 + random() * 7],
      height * (0.75 + random() * 0.5) * (i % 3 === 1 ? -0.75 : 1),
      { taper: [0.45, 0.03], skew: (random() - 0.5) * 0.6 },
    );
  });
}
