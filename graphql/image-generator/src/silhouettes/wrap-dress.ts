import { crumple, flutes, fold, groove, lerp, puff, shadow, smooth, wrongSide } from "../tailor/index.ts";
import type { Drawing, Fold, Grading, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bow } from "./parts/bow.ts";
import { wrapSleeves } from "./parts/wrap-sleeve.ts";

const underBodice =
  "M448 110L508 134C496 176 494 220 500 262C496 320 488 362 484 406L330 406C380 330 424 224 448 110Z";
const overBodice =
  "M352 112L292 136C304 178 306 222 300 262C304 320 312 362 316 406L482 406C438 350 374 224 352 112Z";
const underSkirt =
  "M396 402L484 402C500 470 540 620 566 720C582 790 598 840 610 874C590 890 572 886 552 890C528 896 520 906 494 904C470 902 452 898 430 900L396 800Z";
const overSkirt =
  "M316 402L482 402C488 452 506 540 514 640C520 730 522 810 506 884C486 900 470 898 452 902C428 908 416 918 390 916C362 914 352 904 326 908C300 912 288 916 262 908C238 902 214 896 192 888C206 840 222 790 236 726C262 610 300 480 316 402Z";
const overSkirtPuff =
  "M316 380L482 380C488 452 506 540 514 640C520 730 522 810 520 1000L150 1000C206 840 222 790 236 726C262 610 300 480 316 380Z";
const overHem =
  "M194 881C214 889 238 895 262 901C288 909 300 905 326 901C352 897 362 907 390 909C416 911 428 901 452 895C470 891 486 893 502 880";
const underHem = "M432 893C452 891 470 895 494 897C520 899 528 889 552 883C572 879 590 883 608 868";
const backBodice =
  "M352 112L292 136C304 178 306 222 300 262C304 320 312 362 316 410L484 410C488 362 496 320 500 262C494 222 496 178 508 136L448 112C430 122 370 122 352 112Z";
const backSkirt =
  "M316 402L484 402C500 480 538 610 564 726C578 790 594 840 608 886C586 900 560 900 540 906C512 912 500 904 474 906C448 908 438 916 410 916C382 914 372 904 346 906C318 910 300 914 270 908C244 902 216 896 192 888C206 840 222 790 236 726C262 610 300 480 316 402Z";
const backSkirtPuff =
  "M316 380L484 380C500 480 538 610 564 726L650 1000L150 1000L236 726C262 610 300 480 316 380Z";

const fine = (path: string, offset = 0, pucker = 0.3, depth = 0.7): Seam =>
  groove(path, offset, { width: 0.9, depth, pucker });

/** Folds that hang from the tie over the upper skirt. */
function hangingFolds({ random }: Tailor): Fold[] {
  const feet = [214, 252, 296, 338, 374, 410, 444, 474];
  return feet.map((x, i) => {
    const t = i / (feet.length - 1);
    const sx = lerp(322, 462, t ** 0.8);
    const sy = lerp(418, 424, t);
    return fold(
      `M${sx} ${sy}C${lerp(sx, x, 0.25) + 8} 560 ${x + 6} 700 ${x + (random() - 0.5) * 16} 945`,
      [4 + random() * 3, 15 + random() * 11],
      (6 + random() * 3.2) * (i % 3 === 1 ? -0.75 : 1),
      { skew: (random() - 0.5) * 0.8, taper: [0.12, 0.02] },
    );
  });
}

/** Drag lines toward the tie at the waist. */
function draggedFolds({ random }: Tailor): Fold[] {
  return [
    [300, 300],
    [318, 350],
    [330, 250],
    [352, 200],
    [380, 270],
  ].map(([x, y], i) =>
    fold(
      `M470 398C${lerp(470, x, 0.4)} ${lerp(398, y, 0.3) + 10} ${lerp(470, x, 0.7)} ${lerp(398, y, 0.6) + 12} ${x} ${y}`,
      [3, 10 + random() * 5],
      (3 + random() * 2.4) * (i % 2 ? -0.7 : 1),
      { taper: [0.05, 0.55], skew: (random() - 0.5) * 0.6 },
    ),
  );
}

function hipFolds({ random }: Tailor): Fold[] {
  return [
    [486, 480],
    [440, 560],
    [390, 620],
    [340, 560],
  ].map(([x, y], i) =>
    fold(
      `M472 410C${lerp(472, x, 0.3) + 4} ${lerp(410, y, 0.5)} ${x} ${lerp(410, y, 0.8)} ${x - 8} ${y}`,
      [3, 14],
      (3.4 + random() * 2) * (i % 2 ? -0.6 : 1),
      { taper: [0.05, 0.5], skew: 0.3 },
    ),
  );
}

const waistBand = (tailor: Tailor): Panel => ({
  outline: "M315 394C366 402 430 402 486 393L487 413C430 422 366 422 313 413Z",
  fabric: tailor.cloth,
  puff: puff(7, 5),
  edge: puff(1.6, 1),
  folds: [fold("M330 402C380 410 430 408 470 402", 4, 1.6)],
  grain: { angle: Math.PI / 2 },
  shadow: shadow(5, 1, 4, 0.5),
});

function bodices(tailor: Tailor): { under: Panel; over: Panel } {
  const { cloth } = tailor;
  return {
    under: {
      outline: underBodice,
      puffOutline: underBodice.replace("484 406L330 406", "484 500L330 500"),
      fabric: cloth,
      puff: puff(16, 10),
      edge: puff(2.4, 1.8),
      folds: [
        fold("M500 270C470 300 440 330 420 372", [6, 12], 4, { taper: [0.15, 0.5] }),
        fold("M498 256C476 262 456 270 440 290", [5, 10], 3, { taper: [0.12, 0.5] }),
        fold("M484 398C470 350 466 310 474 250", [4, 12], 3, { taper: [0.1, 0.5] }),
      ],
      crumples: [crumple(1.4, 40, 90, -0.3)],
      grain: { angle: -0.12, x: 480, y: 110 },
      seams: [
        fine("M448 110C424 224 380 330 330 406", -5),
        groove("M508 134C496 176 494 220 500 262", 1.5, { width: 1.4, depth: 1.2, pucker: 0.7 }),
      ],
    },
    over: {
      outline: overBodice,
      puffOutline: overBodice.replace("316 406L482 406", "316 500L540 500"),
      fabric: cloth,
      puff: puff(16, 10),
      edge: puff(2.4, 1.8),
      folds: [
        ...draggedFolds(tailor),
        fold("M302 268C330 300 356 330 372 380", [6, 13], 4, { taper: [0.15, 0.5] }),
        fold("M302 252C324 258 346 270 362 292", [5, 10], 3, { taper: [0.12, 0.5] }),
      ],
      crumples: [crumple(1.6, 40, 90, 0.5)],
      grain: { angle: 0.12, x: 320, y: 110 },
      shadow: shadow(9, 4, 6, 0.55),
      seams: [
        fine("M352 112C374 224 438 350 482 406", 5),
        groove("M292 136C304 178 306 222 300 262", -1.5, { width: 1.4, depth: 1.2, pucker: 0.7 }),
      ],
    },
  };
}

function skirts(tailor: Tailor): { under: Panel; over: Panel } {
  const { cloth, random } = tailor;
  return {
    under: {
      outline: underSkirt,
      puffOutline: "M396 380L484 380C500 470 540 620 566 720C582 790 620 880 650 1000L300 1000Z",
      fabric: cloth,
      puff: puff(22, 12),
      edge: puff(2, 1.4),
      folds: flutes(random, 4, { top: [470, 490, 410], bottom: [480, 606, 900], height: 8, width: [5, 20] }),
      crumples: [crumple(2, 50, 240, -0.15)],
      grain: { angle: -0.12, x: 480, y: 400 },
      seams: [fine(underHem, 0, 0.4, 0.8)],
    },
    over: {
      outline: overSkirt,
      puffOutline: overSkirtPuff,
      fabric: cloth,
      puff: puff(24, 13),
      edge: puff(2.2, 1.5),
      folds: [...hangingFolds(tailor), ...hipFolds(tailor)],
      crumples: [crumple(2.2, 50, 260, 0.1), crumple(1.1, 26, 80, 0.3, { seed: 4 })],
      grain: { angle: 0.08, x: 400, y: 400 },
      shadow: shadow(10, 5, 6, 0.5),
      seams: [
        fine(overHem, 0, 0.5, 0.9),
        fine("M482 410C488 452 506 540 514 640C520 730 522 810 506 884", 5),
      ],
    },
  };
}

function front(tailor: Tailor, short: boolean): Panel[] {
  const inside = wrongSide(tailor.cloth, 0.3);
  const bodice = bodices(tailor);
  const skirt = skirts(tailor);
  return [
    {
      outline: "M352 112C374 119 426 119 448 110L470 300L340 300Z",
      fabric: inside,
      tone: 0.56,
      shade: (_, y) => 1 - 0.5 * smooth(130, 260, y),
      edge: puff(2.5, 2),
      folds: [fold("M356 140C380 156 420 156 446 138", 8, 2)],
    },
    ...tailor.label(400, 121, { width: 44, height: 17, tone: 0.72 }),
    { outline: "M216 880C300 850 500 850 590 870L560 892L240 900Z", fabric: inside, tone: 0.4 },
    ...wrapSleeves(tailor, short),
    skirt.under,
    bodice.under,
    skirt.over,
    bodice.over,
    waistBand(tailor),
    ...bow(tailor.cloth),
  ];
}

function back(tailor: Tailor, short: boolean): Panel[] {
  const { cloth, random } = tailor;
  return [
    ...wrapSleeves(tailor, short),
    {
      outline: backSkirt,
      puffOutline: backSkirtPuff,
      fabric: cloth,
      puff: puff(24, 13),
      edge: puff(2.2, 1.5),
      folds: flutes(random, 9, { top: [322, 478, 414], bottom: [210, 590, 900], height: 8, width: [5, 22] }),
      crumples: [crumple(2.2, 50, 260, 0.1), crumple(1.1, 26, 80, 0.3, { seed: 4 })],
      grain: { x: 400, y: 400 },
      seams: [fine("M400 412C402 560 400 740 404 908", 0, 0.5, 0.9)],
    },
    {
      outline: backBodice,
      puffOutline: backBodice.replace("316 410L484 410", "316 500L484 500"),
      fabric: cloth,
      puff: puff(18, 10),
      edge: puff(2.4, 1.6),
      folds: [
        fold("M302 268C330 310 350 350 360 400", [6, 13], 4, { taper: [0.15, 0.4] }),
        fold("M498 268C470 310 450 350 440 400", [6, 13], 4, { taper: [0.15, 0.4] }),
        fold("M310 210C350 226 450 226 490 210", [8, 8], 2.6, { taper: [0.3, 0.3] }),
      ],
      crumples: [crumple(1.6, 40, 90, 0.3)],
      grain: { x: 400, y: 110 },
      seams: [
        groove("M352 300C350 340 350 370 352 408", 0, { width: 1, depth: 1, pucker: 0.4 }),
        groove("M448 300C450 340 450 370 448 408", 0, { width: 1, depth: 1, pucker: 0.4 }),
        groove("M292 136C304 178 306 222 300 262", -1.5, { width: 1.4, depth: 1.2, pucker: 0.7 }),
        groove("M508 136C496 178 494 222 500 262", 1.5, { width: 1.4, depth: 1.2, pucker: 0.7 }),
        fine("M352 112C370 122 430 122 448 112", 5),
      ],
    },
    waistBand(tailor),
  ];
}

/** The waist is at 410. Only the skirt is lengthened. */
function cut(hem: number, across: number, short = false): Cut {
  const grading: Grading = {
    across,
    beyond: short ? across : 1.1,
    lengths: [
      [0, 0],
      [560, 560],
      [900, hem],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: -0.4,
    detail: { x: 430, y: 400, width: 300 },
  });
  return { front: (tailor) => drawing(front(tailor, short)), back: (tailor) => drawing(back(tailor, short)) };
}

export const wrapDress: Cuts<"wrap-dress"> = {
  mini: cut(770, 1.2),
  midi: cut(920, 1.2),
  maxi: cut(1190, 1.24),
  "short-sleeve": cut(900, 1.2, true),
};
