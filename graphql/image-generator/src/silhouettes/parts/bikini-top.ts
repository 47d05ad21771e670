import { band, bothSides, crumple, fold, gathers, groove, puff, shadow, smooth } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { edging } from "./edging.ts";

/** A string or narrow tie along a path. */
export const string = (tailor: Tailor, path: string, width = 6, tone = 1): Panel => ({
  outline: band(path, width),
  fabric: tailor.plain,
  tone,
  puff: puff(width * 0.4, width * 0.32),
  shadow: shadow(3, 1.4, 2.4, 0.42),
});

const knot = (tailor: Tailor, x: number, y: number): Panel => ({
  outline: `M${x - 7} ${y - 5}C${x - 3} ${y - 9} ${x + 4} ${y - 9} ${x + 7} ${y - 4}C${x + 9} ${y + 2} ${x + 6} ${y + 8} ${x} ${y + 8}C${x - 7} ${y + 8} ${x - 10} ${y + 1} ${x - 7} ${y - 5}Z`,
  fabric: tailor.plain,
  puff: puff(5, 5),
  shadow: shadow(3, 1.4, 2, 0.5),
});

/** A bow with its knot at (x, y): two loops and two hanging ends. */
export const stringBow = (tailor: Tailor, x: number, y: number): Panel[] => [
  string(tailor, `M${x} ${y}C${x - 8} ${y + 24} ${x - 14} ${y + 44} ${x - 10} ${y + 70}`),
  string(tailor, `M${x} ${y}C${x + 8} ${y + 22} ${x + 10} ${y + 42} ${x + 18} ${y + 62}`),
  string(
    tailor,
    `M${x} ${y}C${x - 14} ${y - 22} ${x - 44} ${y - 20} ${x - 40} ${y + 2}C${x - 36} ${y + 18} ${x - 14} ${y + 8} ${x} ${y}`,
  ),
  string(
    tailor,
    `M${x} ${y}C${x + 14} ${y - 20} ${x + 42} ${y - 16} ${x + 38} ${y + 6}C${x + 33} ${y + 20} ${x + 14} ${y + 8} ${x} ${y}`,
  ),
  knot(tailor, x, y),
];

const cup = "M306 152C344 196 376 244 390 296C350 306 268 306 212 292C230 240 266 190 306 152Z";

/** Two triangles on a string that is tied behind the neck and the back. */
export function triangleTop(tailor: Tailor, isBack: boolean): Panel[] {
  const under = "M150 308C230 292 330 306 400 302C470 306 570 292 650 308";
  const cups = bothSides(({ side, path }): Panel[] => [
    {
      outline: path(cup),
      fabric: tailor.cloth,
      tone: isBack ? 0.74 : 1,
      puff: [puff(30, 20), puff(8, 3)],
      edge: puff(2, 1.4),
      folds: gathers(
        tailor.random,
        9,
        path("M222 296C268 306 344 306 388 296"),
        -Math.PI / 2 + 0.06 * side,
        66,
        {
          height: 3.4,
          width: [3, 9],
          spread: 0.8 * side,
        },
      ),
      crumples: [crumple(1, 30, 40)],
      grain: { angle: 0.3 * side, x: 400, y: 200 },
      shadow: shadow(8, 2.5, 4, 0.45),
      seams: [groove(path("M304 158C300 200 300 250 306 300"), 0, { width: 1, depth: 0.8, pucker: 0.3 })],
    },
    edging(tailor, path("M306 152C344 196 376 244 390 296"), { width: 7, side, fabric: tailor.plain }),
    edging(tailor, path("M306 152C266 190 230 240 212 292"), {
      width: 7,
      side: side === 1 ? -1 : 1,
      fabric: tailor.plain,
    }),
  ]);
  const necks = bothSides(({ path }) => [string(tailor, path("M306 158C316 120 342 84 397 60"))]);
  return isBack
    ? [
        ...cups,
        ...necks,
        ...stringBow(tailor, 400, 58),
        string(tailor, under, 7),
        ...stringBow(tailor, 400, 304),
      ]
    : [
        ...necks,
        ...stringBow(tailor, 400, 58),
        string(tailor, "M156 308C134 309 138 338 232 326", 6, 0.8),
        string(tailor, "M644 308C666 309 662 338 568 326", 6, 0.8),
        ...cups,
        string(tailor, under, 7),
      ];
}

const bandeau =
  "M166 170C240 156 340 160 400 176C460 160 560 156 634 170C640 210 640 250 634 286C560 302 460 300 400 282C340 300 240 302 166 286C160 250 160 210 166 170Z";

/** A bandeau gathered in the middle by a loop of the same cloth. */
export function bandeauTop(tailor: Tailor, isBack: boolean): Panel[] {
  const { cloth, random } = tailor;
  const body: Panel = {
    outline: bandeau,
    fabric: cloth,
    puff: [puff(26, 17), puff(8, 3)],
    edge: puff(2, 1.4),
    folds: isBack
      ? [
          ...gathers(random, 6, "M392 190L392 276", Math.PI, 100, {
            height: 2.6,
            width: [3, 10],
            spread: 0.5,
          }),
          ...gathers(random, 6, "M408 190L408 276", 0, 100, { height: 2.6, width: [3, 10], spread: -0.5 }),
        ]
      : [
          ...gathers(random, 9, "M396 178C392 210 392 250 396 282", Math.PI, 130, {
            height: 5,
            width: [3, 13],
            spread: 0.7,
          }),
          ...gathers(random, 9, "M404 178C408 210 408 250 404 282", 0, 130, {
            height: 5,
            width: [3, 13],
            spread: -0.7,
          }),
          fold("M186 230C230 238 262 240 296 234", [8, 14], 2.4),
          fold("M614 230C570 238 538 240 504 234", [8, 14], 2.4),
        ],
    crumples: [crumple(1.2, 40, 40)],
    grain: { x: 400, y: 200 },
    shadow: shadow(8, 2.5, 5, 0.45),
  };
  const inside: Panel = {
    outline: "M170 172C260 146 540 146 630 172L626 220L174 220Z",
    fabric: { ...cloth, print: null, gloss: 0 },
    tone: 0.62,
    shade: (_, y) => 1 - 0.25 * smooth(154, 190, y),
  };
  const loop: Panel = {
    outline:
      "M388 170C394 164 408 164 413 170C418 200 418 258 413 288C407 294 394 294 388 288C382 258 382 200 388 170Z",
    fabric: cloth,
    puff: puff(10, 9),
    edge: puff(1.8, 1.2),
    folds: [
      fold("M396 174C394 210 395 250 397 286", 4, 1.8),
      fold("M406 174C409 210 408 250 405 286", 4, -1.6),
    ],
    shadow: shadow(6, 3, 2, 0.5),
  };
  const clasp: Panel = {
    outline: "M392 206L409 206L409 254L392 254Z",
    fabric: tailor.metal,
    puff: puff(3, 3),
    shadow: shadow(4, 2, 3, 0.5),
  };
  return isBack
    ? [body, clasp]
    : [inside, ...tailor.label(400, 158, { width: 34, height: 11, tone: 0.78 }), body, loop];
}
