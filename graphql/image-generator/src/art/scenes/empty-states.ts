import type { ArtPiece } from "../art-piece.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import type { StillLife } from "../still-life.ts";
import * as w from "./wardrobe.ts";

const paper = { paper: "#f5eee4" } as const;
const window = { angle: -0.5, start: 0.2, width: 0.4, panes: 2, shade: 0.9, softness: 0.08 } as const;

const scenes: Readonly<Record<string, Pick<StillLife, "things">>> = {
  bag: {
    things: [
      { prop: { kind: "peg", x: 400, y: 110, size: 1 } },
      { wear: w.canvasTote, x: 400, y: 312, size: 0.62 },
      { prop: { kind: "peg", x: 400, y: 110, size: 1 } },
    ],
  },
  wishlist: {
    things: [
      { prop: { kind: "rail", y: 140, pegs: [130, 400, 670], size: 0.9 } },
      { prop: { kind: "hanger", x: 400, y: 168, size: 1.7, reach: 210 } },
    ],
  },
  orders: { things: [{ prop: { kind: "parcel", x: 400, y: 300, size: 0.95 } }] },
};

/** Small images for empty pages. The text next to them says what is missing. */
export const emptyStates: readonly ArtPiece[] = Object.entries(scenes).map(([name, scene]) =>
  stillLifePiece(
    { name: `art--empty--${name}`, alt: "", budget: 12_000 },
    { ...scene, ground: paper, window, seed: 8, width: 480, height: 360 },
  ),
);
