import { bothSides, crumple, gathers, groove, puff, shadow, sleeveFolds } from "../../tailor/index.ts";
import type { HalfPattern, Panel, Tailor } from "../../tailor/index.ts";

const sleeve =
  "M304 128C272 138 254 168 244 216C232 280 206 362 188 432C178 470 164 496 160 520C178 536 206 542 230 536C240 506 254 470 266 428C282 376 296 322 306 270L326 250C330 206 326 160 312 132Z";
const shortSleeve =
  "M304 128C272 138 252 168 240 212C232 246 222 282 214 312C240 332 276 338 304 330C306 310 306 290 306 270L326 250C330 206 326 160 312 132Z";
const cuff = "M161 512C178 528 208 534 232 527L229 549C206 557 176 552 157 535Z";

const longSleeve = (tailor: Tailor, { side, path, x }: HalfPattern): Panel[] => [
  {
    outline: path(sleeve),
    fabric: tailor.cloth,
    puff: [puff(26, 15), puff(8, 2)],
    folds: [
      ...sleeveFolds(
        tailor.random,
        path("M300 130C256 150 244 216 206 362L160 520"),
        path("M306 270C282 376 254 470 230 536"),
        { height: 4.6, side },
      ),
      ...gathers(tailor.random, 7, path("M164 520C178 534 206 540 230 534"), side === 1 ? -1.15 : -1.95, 70, {
        height: 3.4,
      }),
    ],
    crumples: [crumple(1.6, 30, 110, 0.25 * side)],
    grain: { angle: 0.28 * side, x: x(300), y: 130 },
  },
  {
    outline: path(cuff),
    fabric: tailor.cloth,
    puff: puff(8, 4),
    edge: puff(2, 1),
    grain: { angle: 0.3 * side },
    shadow: shadow(4, 1, 2, 0.3),
  },
];

const flutterSleeve = (tailor: Tailor, { side, path, x }: HalfPattern): Panel[] => [
  {
    outline: path(shortSleeve),
    fabric: tailor.cloth,
    puff: [puff(26, 14), puff(8, 2)],
    edge: puff(2, 1.2),
    folds: [
      ...sleeveFolds(tailor.random, path("M304 128C262 140 240 200 214 312"), path("M306 270L304 330"), {
        height: 4,
        count: 3,
        side,
        cuff: false,
      }),
      ...gathers(tailor.random, 6, path("M214 312C240 332 276 338 304 330"), side === 1 ? -1.2 : -1.94, 60, {
        height: 3,
      }),
    ],
    crumples: [crumple(1.6, 30, 110, 0.25 * side)],
    grain: { angle: 0.28 * side, x: x(300), y: 130 },
    seams: [groove(path("M216 304C242 324 276 330 304 322"), 0, { width: 0.9, depth: 0.7, pucker: 0.3 })],
  },
];

/** Both sleeves of the wrap dress, drawn before the bodice. */
export const wrapSleeves = (tailor: Tailor, short: boolean): Panel[] =>
  bothSides((half) => (short ? flutterSleeve : longSleeve)(tailor, half));
