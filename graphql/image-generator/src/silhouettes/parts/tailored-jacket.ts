import {
  bothSides,
  crumple,
  fold,
  groove,
  lerp,
  puff,
  shadow,
  sleeveFolds,
  smooth,
} from "../../tailor/index.ts";
import type { ButtonOptions, HalfPattern, Panel, Seam, Tailor } from "../../tailor/index.ts";

const sleeve =
  "M272 158C244 170 228 206 218 262C204 338 190 424 176 508C168 560 164 606 162 646C180 660 208 664 230 656C234 606 246 548 256 486C268 420 278 360 284 306L310 290C318 236 312 190 294 152Z";
const sleeveOuter = "M272 160C224 200 210 300 176 508L162 646";
const sleeveInner = "M284 306C270 420 246 540 230 656";
/** From the neck over shoulder and armhole, down the side to the hem. */
export const shoulderToHem =
  "C312 142 286 148 266 158C282 200 286 250 280 304C282 352 292 398 290 440C284 516 270 616 260 698";

/** A left front with its lapel. */
export interface TailoredFront {
  readonly outline: string;
  readonly puffOutline: string;
  /** The stitched edge, from the hem up. */
  readonly edge: string;
  readonly lapel: string | null;
  readonly lapelEdge: string;
  readonly roll: string;
  /** Flap pockets at the hip. Coats with their own pockets omit them. */
  readonly flaps?: boolean;
}

const collarLeaf =
  "M352 108C344 114 338 124 333 138C327 158 321 178 316 196L336 205L326 213C346 202 366 184 379 160C372 146 366 128 366 112C362 106 356 104 352 108Z";
const flap =
  "M298 556C322 560 350 562 374 561L374 588C373 595 370 598 364 598C342 598 320 596 300 592C294 591 292 588 292 582Z";
const flapEdge =
  "M298 556L292 582C292 588 294 591 300 592C320 596 342 598 364 598C370 598 373 595 374 588L374 561";
const backCollar =
  "M344 112C362 98 438 98 456 112C470 126 478 142 482 154C440 172 360 172 318 154C322 142 330 126 344 112Z";

const wear = [crumple(1.4, 60, 120, 0.2), crumple(0.8, 26, 50, -0.5, { seed: 5 })];
const edgeSeam = (path: string, offset: number): Seam =>
  groove(path, offset, { width: 0.8, depth: 0.55, pucker: 0.25 });
const seam = (path: string, depth = 0.8): Seam => groove(path, 0, { width: 1, depth, pucker: 0.3 });

/** Two-piece sleeves with four buttons at the cuff, drawn before the fronts. */
export const tailoredSleeves = (tailor: Tailor, buttons: Partial<ButtonOptions> = {}): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(sleeve),
      fabric: tailor.cloth,
      puff: [puff(26, 15), puff(9, 3)],
      edge: puff(2, 1.2),
      folds: sleeveFolds(tailor.random, path(sleeveOuter), path(sleeveInner), {
        height: 4.4,
        count: 5,
        elbow: 0.5,
        side,
        cuff: false,
      }),
      crumples: wear,
      grain: { angle: 0.17 * side, x: x(272), y: 160 },
      seams: [
        seam(path("M252 190C236 320 214 480 206 656"), 0.7),
        groove(path("M231 652C233 634 235 614 238 590"), 5 * side, { width: 0.9, depth: 0.9 }),
      ],
    },
    ...[0, 1, 2, 3].flatMap((i) =>
      tailor.button(x(lerp(222, 228, i / 3)), lerp(640, 592, i / 3), 5.2, buttons),
    ),
  ]);

/** One front with its hip pocket. */
export function tailoredFrontPanel(
  tailor: Tailor,
  front: TailoredFront,
  { side, path, x }: HalfPattern,
): Panel[] {
  const over = side === 1;
  return [
    {
      outline: path(front.outline),
      puffOutline: path(front.puffOutline),
      fabric: tailor.cloth,
      puff: [puff(22, 11), puff(8, 3)],
      edge: puff(2.4, 1.8),
      shadow: over ? shadow(10, 5, 6, 0.55) : shadow(9, 2, 5, 0.42),
      folds: [
        fold(path("M284 300C302 340 330 390 366 440"), [9, 16], 4.4, { taper: [0.2, 0.5] }),
        fold(path("M290 440C306 500 308 600 302 694"), [10, 18], 5, { taper: [0.3, 0.1] }),
        fold(path("M410 456C380 440 350 430 318 428"), [5, 13], 3, { taper: [0.05, 0.6] }),
        fold(path("M410 462C384 480 360 520 348 560"), [5, 13], 3, { taper: [0.05, 0.6] }),
        fold(path("M366 480C360 560 356 640 360 706"), 12, 3.6),
      ],
      crumples: wear,
      grain: { angle: 0.05 * side, x: x(330), y: 130 },
      seams: [
        groove(path("M332 372C330 440 326 500 324 552"), 0, { width: 1, depth: 1, pucker: 0.35 }),
        groove(path("M280 304C282 352 292 398 290 440C284 516 270 616 260 698"), -14 * side, {
          width: 0.9,
          depth: 0.5,
        }),
        edgeSeam(path(front.edge), -5 * side),
      ],
    },
    ...(front.flaps === false ? [] : [flapPanel(tailor, { side, path, x })]),
  ];
}

const flapPanel = (tailor: Tailor, { side, path, x }: HalfPattern): Panel => ({
  outline: path(flap),
  fabric: tailor.cloth,
  edge: puff(2.4, 1.6),
  puff: puff(7, 2),
  shadow: shadow(5, 2, 4, 0.5),
  grain: { angle: 0.05 * side, x: x(330), y: 130 },
  seams: [edgeSeam(path(flapEdge), 4 * side)],
});

export function lapelPanel(tailor: Tailor, front: TailoredFront, { side, path, x }: HalfPattern): Panel[] {
  if (!front.lapel) return [];
  return [
    {
      outline: path(front.lapel),
      fabric: tailor.cloth,
      puff: puff(18, 7),
      edge: puff(2.2, 1.7),
      shadow: shadow(8, side === 1 ? 3 : 2, 6, 0.55),
      grain: { angle: 0.5 * side, x: x(330), y: 130 },
      folds: [fold(path(front.roll), 5, 3, { taper: [0.1, 0.1] })],
      seams: [edgeSeam(path(front.lapelEdge), -5 * side)],
    },
  ];
}

/** Both halves of the collar, the one on the left of the image last. */
export const notchedCollar = (tailor: Tailor): Panel[] => bothSides((half) => leaf(tailor, half)).reverse();

const leaf = (tailor: Tailor, { side, path, x }: HalfPattern): Panel[] => [
  {
    outline: path(collarLeaf),
    fabric: tailor.cloth,
    puff: puff(9, 4),
    edge: puff(2, 1.5),
    shadow: shadow(6, side + 1, 4, 0.45),
    grain: { angle: 0.7 * side, x: x(330), y: 130 },
  },
];

/** Lining, facing and label inside the opening. */
export const tailoredInside = (tailor: Tailor, collared: boolean): Panel[] => [
  {
    outline: "M338 132C350 112 376 108 400 108C424 108 450 112 462 132L470 420L400 640L330 420Z",
    fabric: tailor.lining,
    tone: 0.62,
    shade: (x, y) => 1 - 0.45 * smooth(140, 420, y) * (1 - (0.3 * Math.abs(x - 400)) / 60),
    folds: [
      fold("M400 150C398 250 402 340 400 470", [6, 10], 4, { sharp: true, taper: [0.02, 0.2] }),
      fold("M376 180C380 260 384 320 392 400", 10, 2.5),
    ],
    puff: puff(14, 4),
  },
  {
    outline: collared
      ? "M350 110C364 102 436 102 450 110C452 132 444 146 434 152C414 158 386 158 366 152C356 146 348 132 350 110Z"
      : "M338 132C350 110 376 104 400 104C424 104 450 110 462 132C446 138 424 141 400 141C376 141 354 138 338 132Z",
    fabric: tailor.cloth,
    tone: 0.78,
    shade: (_, y) => 1 - 0.3 * smooth(112, 156, y),
    edge: puff(2, 1.2),
    puff: puff(8, 3),
    shadow: shadow(4, 0, 3, 0.35),
  },
  ...tailor.label(400, collared ? 162 : 148, { width: 46, height: 17, tone: 0.8 }),
];

export const notchedCollarBack = (tailor: Tailor): Panel => ({
  outline: backCollar,
  fabric: tailor.cloth,
  puff: puff(12, 6),
  edge: puff(2, 1.5),
  shadow: shadow(8, 2, 7, 0.5),
  grain: { angle: Math.PI / 2 },
  crumples: wear,
  folds: [fold("M350 112C370 106 430 106 450 112", 8, 2)],
});

const toNape = "C366 120 346 126 336 132";
const jacketHem = "C302 710 352 716 400 716Z";

export interface TailoredBack {
  readonly shoulderToHem?: string;
  /** From the side to the middle of the back. */
  readonly hem?: string;
  /** Start and end of the vent. */
  readonly vent?: readonly [from: number, to: number];
  readonly seams?: readonly Seam[];
  readonly folds?: (half: HalfPattern) => Panel["folds"];
}

/** A two-part back with shaping seams and a vent. */
export function tailoredBack(tailor: Tailor, back: TailoredBack = {}): Panel[] {
  const { shoulderToHem: line = shoulderToHem, hem = jacketHem, vent = [520, 718], seams = [] } = back;
  const [from, to] = vent;
  return [
    ...bothSides((half) => [
      {
        outline: half.path(`M402 118${toNape}${line}${hem}`),
        puffOutline: half.path(`M460 118${toNape}${line}${hem.replace(/400 (\d+)Z/, "460 $1Z")}`),
        fabric: tailor.cloth,
        puff: [puff(22, 10), puff(8, 3)],
        edge: puff(2.2, 1.5),
        shadow: shadow(5, 2, 3, 0.3),
        folds: [
          fold(half.path("M284 300C304 340 320 380 336 420"), [9, 16], 4.4, { taper: [0.2, 0.5] }),
          fold(half.path("M300 230C330 250 360 256 392 252"), [10, 16], 3, { taper: [0.2, 0.5] }),
          fold(half.path("M322 440C318 520 314 620 308 710"), [10, 18], 4.8, { taper: [0.3, 0.1] }),
          fold(half.path("M372 460C366 540 362 640 362 716"), [10, 16], 3.4, { taper: [0.3, 0.1] }),
          fold(half.path("M292 430C330 440 360 440 396 434"), [8, 12], 2.6, { taper: [0.2, 0.5] }),
          ...(back.folds?.(half) ?? []),
        ],
        crumples: wear,
        grain: { angle: 0.04 * half.side, x: 400, y: 130 },
        seams: [
          groove(half.path("M302 300C312 360 318 410 316 450C312 540 306 620 302 708"), 0, {
            width: 1,
            depth: 0.9,
            pucker: 0.3,
          }),
          ...seams,
        ],
      },
    ]).reverse(),
    {
      outline: `M397 ${from}C398 ${from + 70} 398 ${to - 58} 397 ${to}L404 ${to}L404 ${from}Z`,
      fabric: tailor.cloth,
      tone: 0.8,
      shadow: shadow(5, 3, 2, 0.45),
      loose: true,
    },
  ];
}
