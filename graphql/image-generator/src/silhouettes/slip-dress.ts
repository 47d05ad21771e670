import { band, crumple, fold, groove, puff, rectangle, shadow, smooth, wrongSide } from "../tailor/index.ts";
import type { Drawing, Fabric, Fold, Grading, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

const leftSide = "501 264C494 330 477 384 475 436C479 504 512 560 526 642C541 742 556 826";
const rightSide = "258 800 275 704 286 632C297 560 322 502 326 434C325 384 309 330 299 263";
const hem =
  "563 898C548 908 536 905 522 903C506 902 498 912 478 913C458 914 450 903 432 905C412 907 404 918 382 918C360 917 352 906 334 907C314 908 304 914 284 910C266 906 252 902 241 897C";
const hemStitch =
  "M243 890C256 896 268 900 286 903C304 907 314 901 334 900C352 899 360 910 382 911C404 911 412 900 432 898C450 896 458 907 478 906C498 905 506 895 522 896C536 898 548 901 562 891";

/** The outline of a bodice over a bias-cut skirt; `below` is its hem, or a line past it for rounding. */
const dress = (neckline: string, close: string, below = hem): string =>
  `${neckline} ${leftSide} ${below}${rightSide}${close}`;
const pastHem = "580 1000L220 1000C";

const cowlNeck = "M334 206C352 258 382 276 406 275C432 273 454 246 467 203C476 224 487 246";
const cowlClose = "C313 246 325 226 334 206Z";
const backNeck =
  "M334 262C352 268 366 282 376 296C388 312 412 312 424 296C434 282 448 268 466 262C480 258 492 258";
const backClose = "C308 258 320 258 334 262Z";

const cowl: readonly Fold[] = [
  fold("M338 214C352 280 388 308 410 306C436 302 458 266 466 212", 6, 5.5, { skew: 0.35, taper: [0.2, 0.2] }),
  fold("M326 230C346 316 392 354 414 350C444 342 466 296 478 234", 8, 6, { skew: 0.3, taper: [0.25, 0.25] }),
  fold("M314 250C338 346 396 396 420 390C452 378 478 316 490 256", [9, 12], 4.5, {
    skew: 0.3,
    taper: [0.3, 0.3],
  }),
  fold("M374 296C386 326 404 334 426 314", 9, -3.5, { taper: [0.3, 0.3] }),
];

const waist: readonly Fold[] = [
  fold("M318 300C340 380 372 420 402 436", [7, 12], 3, { taper: [0.2, 0.5] }),
  fold("M486 296C474 356 452 402 430 424", [7, 12], 2.6, { taper: [0.2, 0.5] }),
  fold("M330 436C356 520 380 600 390 700", [8, 20], 3.6, { skew: -0.3, taper: [0.3, 0.4] }),
  fold("M470 440C462 520 470 600 496 700", [8, 18], 3.4, { skew: 0.35, taper: [0.25, 0.4] }),
  fold("M474 452C436 486 384 500 336 488", [6, 14], 2.6, { skew: 0.3, taper: [0.2, 0.5] }),
  fold("M328 452C366 476 420 484 468 466", [5, 11], -2, { skew: 0.3, taper: [0.2, 0.5] }),
];

const skirt: readonly Fold[] = [
  fold("M316 520C322 640 312 770 292 940", [10, 24], 7.5, { skew: -0.3, taper: [0.4, 0.02] }),
  fold("M356 560C366 690 352 800 336 940", [12, 22], -5.5, { skew: 0.3, taper: [0.45, 0.02] }),
  fold("M378 590C392 700 392 820 384 940", [12, 24], 8, { skew: 0.3, taper: [0.45, 0.02] }),
  fold("M440 610C444 720 436 830 432 940", [10, 20], -6, { skew: -0.3, taper: [0.4, 0.02] }),
  fold("M462 600C474 720 482 830 482 940", [10, 26], 8, { skew: -0.2, taper: [0.4, 0.02] }),
  fold("M500 640C514 740 530 840 540 940", [8, 18], 5, { skew: 0.2, taper: [0.4, 0.02] }),
];

const insideStraps = ["M356 90C362 130 372 190 378 238", "M448 88C444 130 436 190 432 238"];
const frontStraps = ["M334.4 217C337 172 346 120 357 88", "M466.8 214C464 168 456 120 447 87"];
const backStraps = ["M356 90C366 150 380 230 392 306", "M448 88C436 150 420 230 408 306"];

const strap = (path: string, fabric: Fabric): Panel => ({
  outline: band(path, 5.4),
  fabric,
  puff: puff(2, 1.4),
  shadow: shadow(3, 1.5, 3, 0.4),
});

function body(tailor: Tailor, neckline: string, close: string, folds: readonly Fold[]): Panel {
  return {
    outline: dress(neckline, close),
    puffOutline: dress(neckline, close, pastHem),
    fabric: tailor.cloth,
    puff: puff(20, 13),
    edge: puff(2, 1.3),
    folds,
    crumples: [crumple(2, 60, 240, 0.12), crumple(1.1, 34, 90, -0.4, { seed: 3 })],
    grain: { angle: 0.75 },
    shadow: shadow(9, 3, 6, 0.5),
  };
}

const adjuster = ([x, y]: readonly [number, number], fabric: Fabric): Panel => ({
  anchor: [x, y],
  outline: rectangle(x, y, 10, 8),
  fabric,
  shadow: shadow(2, 0.8, 1.4, 0.5),
  puff: puff(1.4, 1),
});

function front(tailor: Tailor): Panel[] {
  const inside = wrongSide(tailor.cloth);
  return [
    ...insideStraps.map((path): Panel => ({ ...strap(path, inside), tone: 0.72 })),
    {
      outline: "M299 264C330 248 350 230 400 228C452 229 470 248 501 264L486 320L312 320Z",
      fabric: inside,
      tone: 0.58,
      shade: (_, y) => 1 - 0.45 * smooth(232, 290, y),
      edge: puff(2, 1.4),
      folds: [fold("M330 262C360 280 440 282 470 262", 10, 2)],
    },
    ...tailor.label(402, 233, { width: 34, height: 13, tone: 0.7 }),
    {
      ...body(tailor, cowlNeck, cowlClose, [...cowl, ...waist, ...skirt]),
      seams: [
        groove(hemStitch, 0, { width: 1, depth: 0.8, pucker: 0.3 }),
        groove("M334 206C352 258 382 276 406 275C432 273 454 246 467 203", 5, { width: 0.8, depth: 0.5 }),
      ],
    },
    ...frontStraps.map((path) => strap(path, tailor.cloth)),
    adjuster([339, 172], tailor.metal),
    adjuster([463.5, 170], tailor.metal),
  ];
}

function back(tailor: Tailor): Panel[] {
  const inside = wrongSide(tailor.cloth, 0.3);
  return [
    {
      outline:
        "M334 206C352 246 382 268 406 268C432 266 454 244 467 203C476 224 487 246 501 264L480 340L320 340L299 263C313 246 325 226 334 206Z",
      fabric: inside,
      tone: 0.55,
      folds: [fold("M338 214C352 276 388 296 410 294C436 290 458 262 466 212", 7, 4)],
    },
    ...frontStraps.map((path) => strap(path, tailor.cloth)),
    {
      ...body(tailor, backNeck, backClose, [...waist, ...skirt]),
      seams: [
        groove(hemStitch, 0, { width: 1, depth: 0.8, pucker: 0.3 }),
        groove("M400 312C402 420 400 520 402 640", 0, { width: 1, depth: 0.8, pucker: 0.5 }),
      ],
    },
    ...backStraps.map((path) => strap(path, tailor.cloth)),
  ];
}

/** The bodice ends at 440 and keeps its length. Only the skirt is shortened or lengthened. */
function cut(hemAt: number, across: number): Cut {
  const grading: Grading = {
    across,
    lengths: [
      [0, 0],
      [440, 440],
      [905, hemAt],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.5,
    detail: { x: 400, y: 300, width: 278 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const slipDress: Cuts<"slip-dress"> = {
  mini: cut(905, 1.22),
  midi: cut(1120, 1.3),
  maxi: cut(1330, 1.36),
};
