import { band, fold, puff, shadow } from "../../tailor/index.ts";
import type { Fabric, Panel } from "../../tailor/index.ts";

/** A tied bow: two tails, two loops and, at (475, 405), the knot. */
export function bow(cloth: Fabric): Panel[] {
  const tail = (path: string, angle: number): Panel => ({
    outline: band(path, 15, 23),
    fabric: cloth,
    puff: puff(6, 5),
    edge: puff(1.6, 1.2),
    folds: [fold(path, [3, 7], 3, { taper: [0.02, 0.2] })],
    grain: { angle },
    shadow: shadow(8, 4, 6, 0.5),
  });
  const loop = (outline: string, angle: number, inner: string, outer: string): Panel => ({
    outline,
    fabric: cloth,
    puff: puff(10, 8),
    folds: [
      fold(inner, [3, 8], -3, { taper: [0.02, 0.3] }),
      fold(outer, [2, 6], 2.4, { taper: [0.02, 0.3] }),
    ],
    grain: { angle },
    shadow: shadow(7, 3, 5, 0.5),
  });
  return [
    tail("M470 408C462 452 466 500 446 560C442 574 438 584 436 596", 0.2),
    tail("M480 408C492 446 490 490 508 530C514 546 520 556 526 566", -0.2),
    loop(
      "M474 402C454 378 420 370 408 386C402 402 424 420 474 408Z",
      1.2,
      "M474 404C452 396 430 392 414 394",
      "M474 404C456 388 440 382 424 380",
    ),
    loop(
      "M474 402C496 374 532 372 542 388C546 404 524 420 474 408Z",
      -1.2,
      "M474 404C496 396 518 392 536 394",
      "M474 404C492 388 508 382 524 380",
    ),
    {
      outline:
        "M464 392C470 388 482 388 487 393C490 400 489 412 484 417C478 420 469 419 464 415C460 408 461 398 464 392Z",
      fabric: cloth,
      puff: puff(8, 8),
      folds: [fold("M468 392C470 400 470 408 467 416", 3, 1.6)],
      shadow: shadow(4, 1.5, 3, 0.55),
    },
  ];
}
