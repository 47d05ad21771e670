import type { ArtPiece } from "../art-piece.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import type { StillLife } from "../still-life.ts";
import * as w from "./wardrobe.ts";

interface Photo {
  readonly alt: string;
  readonly scene: Omit<StillLife, "width" | "height">;
}

const morning = { angle: -0.5, start: 0.1, width: 0.45, panes: 2, shade: 0.78, softness: 0.07 } as const;
const noon = { angle: -0.3, start: 0.3, width: 0.4, panes: 2, shade: 0.8, softness: 0.08 } as const;
const leaves = { ...morning, start: -0.1, width: 0.7, leaves: 0.5, softness: 0.09 } as const;

/** Garments at a shopper's home: on a hanger, on a peg, by the door. */
const photos: readonly Photo[] = [
  {
    alt: "Illustration: a floral wrap dress on a hanger",
    scene: {
      seed: 21,
      ground: { paper: "#ddd3c6" },
      window: morning,
      things: [
        { prop: { kind: "rod", y: 62, size: 1 } },
        { prop: { kind: "hanger", x: 400, y: 62, size: 0.9, reach: 92 } },
        { wear: w.floralWrap, x: 400, y: 492, size: 0.9, shadow: 1.2 },
      ],
    },
  },
  {
    alt: "Illustration: a leather bag on a peg by the door",
    scene: {
      seed: 22,
      ground: { paper: "#d3d5cc" },
      window: noon,
      things: [
        { prop: { kind: "rail", y: 150, pegs: [130, 400, 670], size: 1 } },
        { wear: w.redBag, x: 400, y: 322, size: 0.9, shadow: 1.2 },
        { prop: { kind: "peg", x: 400, y: 150, size: 1 } },
      ],
    },
  },
  {
    alt: "Illustration: suede ankle boots on an oak floor",
    scene: {
      seed: 23,
      ground: { wall: "#e2d6c8", floor: "#bd9a70", line: 520 },
      window: leaves,
      things: [{ wear: w.tanBoots, x: 400, y: 400, size: 0.84, stands: true }],
    },
  },
  {
    alt: "Illustration: jeans and a Breton tee laid out on linen",
    scene: {
      seed: 24,
      ground: { drape: { ...w.ivoryLinen, shade: "#d8cfbf" }, zoom: 1.5 },
      window: morning,
      things: [
        { wear: w.indigoJeans, x: 540, y: 520, size: 0.84, turn: 10 },
        { wear: w.bretonTee, x: 300, y: 350, size: 0.86, turn: -8 },
      ],
    },
  },
  {
    alt: "Illustration: a trench coat on a hanger, loafers on the floor below",
    scene: {
      seed: 25,
      ground: { wall: "#ded5c8", floor: "#b9976d", line: 690 },
      window: noon,
      things: [
        { prop: { kind: "peg", x: 420, y: 58, size: 0.9 } },
        { prop: { kind: "hanger", x: 420, y: 72, size: 0.7, reach: 90 } },
        { wear: w.trench, x: 420, y: 400, size: 0.68, shadow: 1.2 },
        { wear: w.pennyLoafers, x: 190, y: 700, size: 0.34, stands: true },
      ],
    },
  },
  {
    alt: "Illustration: suede pumps on a round stool",
    scene: {
      seed: 26,
      ground: { wall: "#e3d3c6", floor: "#cdb498", line: 700 },
      window: leaves,
      things: [
        { prop: { kind: "stool", x: 400, y: 500, size: 1.1 } },
        { wear: w.blackPumps, x: 400, y: 382, size: 0.56, stands: true },
      ],
    },
  },
];

/** The customer photo strip, square. */
export const customerPhotos: readonly ArtPiece[] = photos.map(({ alt, scene }, i) =>
  stillLifePiece(
    { name: `art--customer-photo--${i + 1}`, alt, budget: 32_000 },
    { ...scene, width: 640, height: 640 },
  ),
);
