import type { ArtPiece } from "../art-piece.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import { blackPumps, brownBag, plumSlip, trench } from "./wardrobe.ts";

const alt = "Illustration: a trench coat, a satin slip dress, a leather bag and suede pumps in window light";

/** The hero of the home page. The left 40 % stay free for text. */
export const heroPieces: readonly ArtPiece[] = [
  stillLifePiece(
    { name: "art--hero--desktop", alt, budget: 80_000 },
    {
      width: 1440,
      height: 720,
      seed: 2,
      ground: { paper: "#e2d6c5" },
      window: { angle: -0.42, start: 0.28, width: 0.4, panes: 2, shade: 0.74, softness: 0.05 },
      things: [
        { wear: plumSlip, x: 664, y: 246, size: 0.45, turn: 10 },
        { wear: blackPumps, x: 366, y: 318, size: 0.23, turn: -20 },
        { wear: trench, x: 508, y: 258, size: 0.49, turn: -4 },
        { wear: brownBag, x: 708, y: 302, size: 0.29, turn: 5 },
      ],
    },
  ),
  stillLifePiece(
    { name: "art--hero--mobile", alt, budget: 60_000 },
    {
      width: 960,
      height: 1018,
      seed: 2,
      ground: { paper: "#e2d6c5" },
      window: { angle: -0.42, start: 0.1, width: 0.5, panes: 2, shade: 0.74, softness: 0.06 },
      things: [
        { wear: plumSlip, x: 596, y: 466, size: 0.86, turn: 10 },
        { wear: trench, x: 280, y: 480, size: 0.94, turn: -4 },
        { wear: brownBag, x: 610, y: 650, size: 0.52, turn: 5 },
      ],
    },
  ),
];
