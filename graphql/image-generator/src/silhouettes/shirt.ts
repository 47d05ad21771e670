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
} from "../tailor/index.ts";
import type { Drawing, Grading, HalfPattern, Panel, Seam, StitchOptions, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

interface ShirtPattern {
  readonly short: boolean;
  readonly grading: Grading;
}

const sleeve =
  "M292 162C258 182 240 226 228 290C212 372 190 480 172 580C168 604 168 620 168 632C190 648 226 652 250 642C256 590 270 520 284 450C294 400 300 360 304 326C308 270 306 216 292 162Z";
const sleeveOuter = "M292 162C240 210 214 372 168 632";
const sleeveInner = "M304 326C294 400 256 590 250 642";
const shortSleeve =
  "M292 162C258 182 238 222 226 270C218 302 208 338 200 368C226 388 266 396 296 388C300 366 302 346 304 326L330 306C336 256 332 206 316 160Z";
const shortHem = "M202 358C228 378 266 386 297 378";
const cuff = "M172 628C196 642 228 646 250 638L246 694C222 702 190 698 168 684Z";
const cuffTop = "M172 628C196 642 228 646 250 638";
const half =
  "M344 128C322 142 306 152 292 162C308 216 308 270 302 326C296 420 290 540 282 660C280 700 284 730 296 752C324 776 372 784 408 784L410 230C396 200 372 164 344 128Z";
const backBody =
  "M344 128C322 142 306 152 292 162C308 216 308 270 302 326C296 420 290 540 282 660C280 700 284 730 296 752C332 792 468 792 504 752C516 730 520 700 518 660C510 540 504 420 498 326C492 270 492 216 508 162C494 152 478 142 456 128C440 136 420 140 400 140C380 140 360 136 344 128Z";
const placket =
  "M388 214C390 240 391 300 391 330L391 784C398 786 408 786 414 784L414 330C414 290 414 250 412 222Z";
const collarLeaf =
  "M348 122C340 136 330 156 322 178L372 226C380 204 390 186 398 172C380 160 360 142 348 122Z";
const collarEdge = "M348 122C340 136 330 156 322 178L372 226C380 204 390 186 398 172";
const backCollar =
  "M342 128C356 104 444 104 458 128C468 142 474 152 478 162C452 178 348 178 322 162C326 152 332 142 342 128Z";

const creases = [
  crumple(2.2, 56, 130, 0.12),
  crumple(1.4, 26, 60, -0.5, { seed: 3 }),
  crumple(1.2, 40, 26, 0.6, { seed: 6, ridge: true }),
];

const seam = (path: string, offset = 0, depth = 0.8): Seam =>
  groove(path, offset, { width: 0.9, depth, pucker: 0.55 });
const topstitch = (tailor: Tailor, path: string, offset: number, options: StitchOptions = {}): Seam =>
  stitch(path, offset, tailor.thread, {
    width: 0.8,
    length: 3,
    gap: 1.6,
    opacity: 0.5,
    bump: 0.7,
    ...options,
  });

function longSleeve(tailor: Tailor, { side, path, x }: HalfPattern): Panel[] {
  const { cloth, random } = tailor;
  return [
    {
      outline: path(sleeve),
      fabric: cloth,
      puff: [puff(26, 15), puff(8, 3)],
      folds: [
        ...sleeveFolds(random, path(sleeveOuter), path(sleeveInner), { height: 5.6, count: 8, side }),
        ...gathers(random, 6, path("M168 632C190 648 226 652 250 642"), side === 1 ? -1.45 : -1.7, 90, {
          height: 4,
        }),
      ],
      crumples: creases,
      grain: { angle: 0.19 * side, x: x(292), y: 162 },
    },
    {
      outline: path(cuff),
      fabric: cloth,
      puff: puff(7, 4),
      edge: puff(1.8, 1.2),
      grain: { angle: 0.12 * side, x: x(200), y: 650 },
      shadow: shadow(4, 1, 2, 0.4),
      seams: [
        topstitch(tailor, path(cuffTop), 4 * side),
        topstitch(tailor, path("M168 684C190 698 222 702 246 694"), -4 * side),
      ],
    },
    ...tailor.shirtButton(x(236), 668, 5),
  ];
}

const rolledSleeve = (tailor: Tailor, { side, path, x }: HalfPattern): Panel[] => [
  {
    outline: path(shortSleeve),
    fabric: tailor.cloth,
    puff: [puff(26, 14), puff(8, 3)],
    edge: puff(2, 1.2),
    folds: sleeveFolds(tailor.random, path("M292 162C258 182 238 222 200 368"), path("M304 326L296 388"), {
      height: 4.6,
      count: 3,
      side,
      cuff: false,
    }),
    crumples: creases,
    grain: { angle: 0.24 * side, x: x(292), y: 162 },
    seams: [topstitch(tailor, path(shortHem), -2 * side), seam(path(shortHem))],
  },
];

function frontHalf(tailor: Tailor, { side, path, x }: HalfPattern): Panel {
  return {
    outline: path(half),
    fabric: tailor.cloth,
    puff: [puff(24, 12), puff(8, 3)],
    edge: puff(2, 1.3),
    shadow: shadow(8, side === 1 ? 3 : 2, 4, 0.4),
    folds: [
      fold(path("M304 324C334 360 366 420 386 500"), [7, 15], 5, { taper: [0.12, 0.5], skew: -0.4 * side }),
      fold(path("M304 300C336 318 366 326 390 320"), [6, 12], 3.6, { taper: [0.12, 0.55] }),
      fold(path("M302 340C312 420 336 500 350 600"), [7, 16], 4.4, { taper: [0.15, 0.5], skew: 0.4 * side }),
      fold(path("M320 480C308 580 306 680 314 770"), [8, 17], 6, { taper: [0.4, 0.05], skew: -0.3 * side }),
      fold(path("M360 560C352 640 352 720 356 790"), [8, 16], 5.5, { taper: [0.4, 0.02], skew: 0.3 * side }),
      fold(path("M338 600C334 680 334 730 336 780"), [7, 11], -4.5, { taper: [0.4, 0.02] }),
      fold(
        path(side === 1 ? "M390 430C376 470 350 500 322 520" : "M386 520C364 556 334 580 304 588"),
        [5, 11],
        3,
        { taper: [0.1, 0.5] },
      ),
    ],
    crumples: creases,
    grain: { angle: 0.02 * side, x: x(340), y: 130 },
    seams: [
      seam(path("M290 742C320 768 372 776 408 776")),
      seam(path("M292 162C308 216 308 270 302 326"), -2 * side, 1.4),
      seam(path("M318 146C336 168 354 190 372 204"), 0, 0.9),
    ],
  };
}

const collar = (tailor: Tailor, { side, path, x }: HalfPattern): Panel[] => [
  {
    outline: path(collarLeaf),
    fabric: tailor.cloth,
    puff: puff(9, 4),
    edge: puff(1.8, 1.3),
    shadow: shadow(7, side === 1 ? 2 : 1, 5, 0.48),
    grain: { angle: 0.8 * side, x: x(340), y: 130 },
    seams: [topstitch(tailor, path(collarEdge), -4.5 * side)],
  },
];

const sleeves = (tailor: Tailor, short: boolean): Panel[] =>
  bothSides((half) => (short ? rolledSleeve : longSleeve)(tailor, half));

function front(tailor: Tailor, { short }: ShirtPattern): Panel[] {
  const { cloth } = tailor;
  return [
    {
      outline: "M346 126C356 108 444 108 454 126C460 150 440 260 400 300C360 260 340 150 346 126Z",
      fabric: cloth,
      tone: 0.62,
      shade: (_, y) => 1 - 0.35 * smooth(130, 200, y),
    },
    {
      outline: "M346 124C358 106 442 106 454 124C448 146 428 156 400 156C372 156 352 146 346 124Z",
      fabric: cloth,
      tone: 0.8,
      edge: puff(2, 1),
      shadow: shadow(4, 0, 3, 0.3),
      seams: [seam("M350 132C362 148 438 148 450 132")],
    },
    ...tailor.label(400, 134, { width: 48, height: 16, tone: 0.9 }),
    ...sleeves(tailor, short),
    ...bothSides((half) => [frontHalf(tailor, half)]),
    {
      outline: placket,
      fabric: cloth,
      puff: puff(7, 3),
      edge: puff(1.8, 1.2),
      shadow: shadow(5, 3, 2, 0.4),
      grain: { x: 400, y: 130 },
      folds: [fold("M402 500C404 560 400 620 403 680", 8, 2)],
      crumples: creases,
      seams: [topstitch(tailor, "M394 232L395 782", 0), topstitch(tailor, "M410.5 232L410.5 782", 0)],
    },
    ...[250, 334, 420, 506, 592, 678].flatMap((y) => tailor.shirtButton(402.5, y, 6.2)),
    ...bothSides((half) => collar(tailor, half)).reverse(),
  ];
}

function back(tailor: Tailor, { short }: ShirtPattern): Panel[] {
  return [
    ...sleeves(tailor, short),
    {
      outline: backBody,
      fabric: tailor.cloth,
      puff: [puff(24, 12), puff(8, 3)],
      edge: puff(2, 1.3),
      shadow: shadow(8, 3, 4, 0.4),
      folds: [
        fold("M388 214C384 380 374 560 366 790", [5, 15], 5, { taper: [0.02, 0.04] }),
        fold("M412 214C416 380 426 560 434 790", [5, 15], 5, { taper: [0.02, 0.04] }),
        fold("M302 330C320 430 322 560 314 780", [8, 17], 5, { taper: [0.2, 0.04], skew: -0.3 }),
        fold("M498 330C482 430 480 560 488 780", [8, 17], 5, { taper: [0.2, 0.04], skew: 0.3 }),
        fold("M306 250C340 270 372 276 396 270", [7, 13], 3, { taper: [0.15, 0.55] }),
        fold("M494 250C460 270 430 276 404 270", [7, 13], 3, { taper: [0.15, 0.55] }),
      ],
      crumples: creases,
      grain: { x: 400, y: 130 },
      seams: [
        seam("M306 214C350 206 450 206 494 214", 0, 1.2),
        topstitch(tailor, "M306 214C350 206 450 206 494 214", 4),
        seam("M290 744C332 784 468 784 510 744"),
        seam("M292 162C308 216 308 270 302 326", -2, 1.4),
        seam("M508 162C492 216 492 270 498 326", 2, 1.4),
      ],
    },
    {
      outline: backCollar,
      fabric: tailor.cloth,
      puff: puff(10, 5),
      edge: puff(1.8, 1.3),
      shadow: shadow(7, 2, 5, 0.45),
      grain: { angle: Math.PI / 2, x: 400, y: 130 },
      seams: [topstitch(tailor, "M322 162C348 178 452 178 478 162", 5)],
    },
  ];
}

function cut(pattern: ShirtPattern): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: pattern.grading,
    tilt: 0.4,
    warp: 6,
    fill: { width: 0.84 },
    detail: { x: 400, y: 250, width: 300 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

export const shirt: Cuts<"shirt"> = {
  classic: cut({ short: false, grading: { across: 1.44, beyond: 1.1, down: 0.93 } }),
  oversized: cut({
    short: false,
    grading: {
      across: 1.62,
      beyond: 1.06,
      down: 0.96,
      lengths: [
        [0, 0],
        [326, 340],
        [784, 850],
      ],
    },
  }),
  "short-sleeve": cut({
    short: true,
    grading: {
      across: 1.42,
      beyond: 1.1,
      down: 0.93,
      lengths: [
        [0, 0],
        [388, 388],
        [784, 740],
      ],
    },
  }),
};
