import type { ArtPiece } from "../art-piece.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import * as w from "./wardrobe.ts";

const tagged = { ...w.plumSlip, shade: "#8b8f6d", color: "Sage" } as const;
const drape = { drape: { ...w.plumSlip, shade: "#8f946f" }, zoom: 1.9 } as const;
const sun = { angle: -0.5, start: 0.15, width: 0.5, panes: 2, shade: 0.76, softness: 0.06 } as const;

const tagAlt = "Illustration: a swing tag lies on sage satin";
const pairAlt = "Illustration: a tweed blazer and a pair of jeans, laid out with loafers";

/** Images of "Just Arrived" and of the full-width promotion, whose left half stays free for text. */
export const promoPieces: readonly ArtPiece[] = [
  stillLifePiece(
    { name: "art--just-arrived--desktop", alt: tagAlt, budget: 45_000 },
    {
      width: 960,
      height: 1200,
      ground: drape,
      window: sun,
      things: [{ tag: tagged, x: 400, y: 560, size: 1.85 }],
    },
  ),
  stillLifePiece(
    { name: "art--just-arrived--mobile", alt: tagAlt, budget: 35_000 },
    {
      width: 960,
      height: 720,
      ground: drape,
      window: sun,
      things: [{ tag: tagged, x: 400, y: 330, size: 1.25 }],
    },
  ),
  stillLifePiece(
    { name: "art--promo--desktop", alt: pairAlt, budget: 70_000 },
    {
      width: 1440,
      height: 520,
      seed: 6,
      ground: { paper: "#e6ddd0" },
      window: { angle: -0.42, start: 0.5, width: 0.36, panes: 2, shade: 0.8, softness: 0.06 },
      things: [
        { wear: w.indigoJeans, x: 690, y: 200, size: 0.42, turn: 12 },
        { wear: w.checkBlazer, x: 545, y: 165, size: 0.4, turn: -6 },
        { wear: w.pennyLoafers, x: 432, y: 236, size: 0.17, turn: -14 },
      ],
    },
  ),
  stillLifePiece(
    { name: "art--promo--mobile", alt: pairAlt, budget: 50_000 },
    {
      width: 960,
      height: 640,
      seed: 6,
      ground: { paper: "#e6ddd0" },
      window: { angle: -0.42, start: 0.2, width: 0.5, panes: 2, shade: 0.8, softness: 0.06 },
      things: [
        { wear: w.indigoJeans, x: 590, y: 300, size: 0.7, turn: 12 },
        { wear: w.checkBlazer, x: 280, y: 280, size: 0.72, turn: -6 },
      ],
    },
  ),
];
