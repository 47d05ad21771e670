import {
  bothSides,
  crumple,
  fold,
  gathers,
  groove,
  puff,
  shadow,
  sleeveFolds,
  smooth,
  stitch,
} from "../../tailor/index.ts";
import type { Fold, Panel, Seam, Tailor } from "../../tailor/index.ts";

const sleeve =
  "M300 -178C266 -160 244 -118 230 -70C222 -42 214 -14 208 14C234 32 272 40 302 34C306 10 308 -14 310 -36L330 -60C330 -110 320 -150 300 -178Z";
const sleeveHem = "M212 -6C238 12 274 20 304 14";
const half =
  "M350 -206C330 -196 314 -188 300 -178C314 -130 314 -84 306 -36C304 30 304 96 306 160L410 160L410 -120C394 -146 370 -176 350 -206Z";
const back =
  "M350 -206C330 -196 314 -188 300 -178C314 -130 314 -84 306 -36C304 30 304 96 306 160L494 160C496 96 496 30 494 -36C486 -84 486 -130 500 -178C486 -188 470 -196 450 -206C432 -196 416 -192 400 -192C384 -192 368 -196 350 -206Z";
const collar =
  "M352 -212C340 -198 328 -178 320 -156L370 -108C380 -130 390 -146 398 -158C382 -172 364 -192 352 -212Z";
const collarEdge = "M352 -212C340 -198 328 -178 320 -156L370 -108C380 -130 390 -146 398 -158";
const backCollar =
  "M346 -206C360 -228 440 -228 454 -206C466 -192 474 -180 478 -170C452 -156 348 -156 322 -170C326 -180 334 -192 346 -206Z";
const placket = "M390 -128C391 -60 391 80 391 160L414 160L413 -120Z";
const pocket = "M324 -66C342 -64 362 -62 380 -62L380 -2L352 8L324 -4Z";
const flap = "M321 -72C342 -68 364 -66 383 -66L382 -44L352 -34L322 -48Z";

const topstitch = (tailor: Tailor, path: string, offset = 0): Seam =>
  stitch(path, offset, tailor.thread, { width: 0.9, length: 3.2, gap: 1.7, opacity: 0.55, bump: 0.8 });

const creases = [crumple(1.9, 56, 110, 0.12), crumple(1.1, 26, 50, -0.5, { seed: 3 })];

const lying = (side: 1 | -1, path: (data: string) => string): Fold[] => [
  fold(path("M308 -34C334 0 356 40 372 96"), [7, 15], 4.4, { taper: [0.12, 0.5], skew: -0.3 * side }),
  fold(path("M308 0C318 50 330 100 336 150"), [7, 14], -3.2, { taper: [0.15, 0.4] }),
  fold(path("M308 70C330 92 356 98 388 92"), [6, 12], 3, { taper: [0.12, 0.55] }),
];

const sleeves = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(sleeve),
      fabric: tailor.cloth,
      puff: [puff(24, 14), puff(8, 3)],
      edge: puff(2, 1.3),
      folds: sleeveFolds(tailor.random, path("M300 -178C262 -150 232 -80 208 14"), path("M310 -36L302 34"), {
        height: 4.4,
        count: 3,
        side,
        cuff: false,
      }),
      crumples: creases,
      grain: { angle: 0.26 * side, x: x(300), y: -178 },
      seams: [
        groove(path(sleeveHem), 0, { width: 1, depth: 0.8, pucker: 0.5 }),
        topstitch(tailor, path(sleeveHem), -2 * side),
      ],
    },
  ]);

const leaf = (tailor: Tailor, outline: string, side: number): Panel => ({
  outline,
  fabric: tailor.cloth,
  puff: puff(9, 4),
  edge: puff(1.8, 1.3),
  shadow: shadow(7, side === 1 ? 2 : 1, 5, 0.46),
  grain: { angle: 0.8 * side, x: 400, y: -160 },
});

/** A shirt front with patch pockets, buttoned to the waist. */
export function utilityBodice(tailor: Tailor): Panel[] {
  const { cloth } = tailor;
  return [
    {
      outline: "M350 -208C362 -226 438 -226 450 -208C454 -180 430 -130 400 -110C370 -130 346 -180 350 -208Z",
      fabric: cloth,
      tone: 0.64,
      shade: (_, y) => 1 - 0.35 * smooth(-200, -140, y),
    },
    ...tailor.label(400, -202, { width: 46, height: 16, tone: 0.85 }),
    ...sleeves(tailor),
    ...bothSides(({ side, path }) => [
      {
        outline: path(half),
        puffOutline: path("M350 -280L250 -178L306 -36C304 30 304 96 306 300L480 300L480 -280Z"),
        fabric: cloth,
        puff: [puff(24, 12), puff(8, 3)],
        edge: puff(2, 1.3),
        shadow: shadow(8, 3, 4, 0.4),
        folds: [
          ...lying(side, path),
          ...gathers(tailor.random, 6, path("M310 150C340 156 370 156 390 156"), -Math.PI / 2, 70, {
            height: 3.6,
            width: [3, 10],
          }),
        ],
        crumples: creases,
        grain: { x: 400, y: -100 },
        seams: [
          groove(path("M300 -178C314 -130 314 -84 306 -36"), -2 * side, {
            width: 1,
            depth: 1.3,
            pucker: 0.5,
          }),
          topstitch(tailor, path("M300 -178C314 -130 314 -84 306 -36"), -6 * side),
          groove(path("M322 -190C338 -170 352 -152 366 -140"), 0, { width: 1, depth: 0.8 }),
        ],
      } satisfies Panel,
      patch(tailor, path(pocket), 3),
      patch(tailor, path(flap), 4),
    ]),
    {
      outline: placket,
      fabric: cloth,
      puff: puff(7, 3),
      edge: puff(1.8, 1.2),
      shadow: shadow(5, 3, 2, 0.4),
      grain: { x: 400, y: -100 },
      seams: [topstitch(tailor, "M395 -120L396 158"), topstitch(tailor, "M409 -116L409 158")],
    },
    ...[-88, -22, 44, 110].flatMap((y) => tailor.button(402, y, 6)),
    ...[352, 448].flatMap((x) => tailor.button(x, -46, 4.4)),
    ...bothSides(({ side, path }) => [
      { ...leaf(tailor, path(collar), side), seams: [topstitch(tailor, path(collarEdge), -4.5 * side)] },
    ]).reverse(),
  ];
}

const patch = (tailor: Tailor, outline: string, inset: number): Panel => ({
  outline,
  fabric: tailor.cloth,
  puff: puff(5, 2),
  edge: puff(1.6, 1.1),
  shadow: shadow(4, 1.5, 3, 0.4),
  grain: { x: 400, y: -100 },
  seams: [topstitch(tailor, outline, inset), topstitch(tailor, outline, -inset)],
});

export function utilityBodiceBack(tailor: Tailor): Panel[] {
  const folds: Fold[] = [];
  bothSides(({ side, path }) => {
    folds.push(...lying(side, path));
    return [];
  });
  return [
    ...sleeves(tailor),
    {
      outline: back,
      puffOutline:
        "M350 -280L250 -178L306 -36C304 30 304 96 306 300L494 300C496 96 496 30 494 -36L550 -178L450 -280Z",
      fabric: tailor.cloth,
      puff: [puff(24, 12), puff(8, 3)],
      edge: puff(2, 1.3),
      shadow: shadow(8, 3, 4, 0.4),
      folds: [
        ...folds,
        ...gathers(tailor.random, 12, "M310 150C350 156 450 156 490 150", -Math.PI / 2, 70, {
          height: 3.6,
          width: [3, 10],
        }),
      ],
      crumples: creases,
      grain: { x: 400, y: -100 },
      seams: [
        groove("M311 -130C350 -136 450 -136 489 -130", 0, { width: 1, depth: 1.2, pucker: 0.4 }),
        topstitch(tailor, "M311 -130C350 -136 450 -136 489 -130", 4),
      ],
    },
    { ...leaf(tailor, backCollar, 1), seams: [topstitch(tailor, "M322 -170C348 -156 452 -156 478 -170", 5)] },
  ];
}
