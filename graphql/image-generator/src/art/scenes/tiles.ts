import type { Hex } from "../../light/color.ts";
import type { ArtPiece } from "../art-piece.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import type { LaidGarment } from "../still-life.ts";
import * as w from "./wardrobe.ts";

interface Tile {
  /** The category's slug. */
  readonly slug: string;
  readonly paper: Hex;
  readonly light: number;
  readonly things: readonly LaidGarment[];
}

const tiles: readonly Tile[] = [
  {
    slug: "top",
    paper: "#e0cfc0",
    light: 0.2,
    things: [
      { wear: w.bretonTee, x: 540, y: 350, size: 0.86, turn: 10 },
      { wear: w.tieBlouse, x: 350, y: 580, size: 1, turn: -5 },
    ],
  },
  {
    slug: "pant",
    paper: "#e3d9ca",
    light: 0.1,
    things: [
      { wear: w.olivePants, x: 565, y: 500, size: 0.94, turn: 7 },
      { wear: w.widePants, x: 310, y: 520, size: 1, turn: -4 },
    ],
  },
  {
    slug: "dress",
    paper: "#e6d5c8",
    light: 0.25,
    things: [{ wear: w.floralWrap, x: 400, y: 510, size: 1.02, turn: -3 }],
  },
  {
    slug: "jeans",
    paper: "#e3d9ca",
    light: 0.15,
    things: [
      { wear: w.paleJeans, x: 580, y: 520, size: 0.96, turn: 6 },
      { wear: w.indigoJeans, side: "back", x: 300, y: 540, size: 1, turn: -5 },
    ],
  },
  {
    slug: "sweaters",
    paper: "#d9d2c6",
    light: 0.2,
    things: [
      { wear: w.roseTurtleneck, x: 500, y: 345, size: 0.84, turn: 9 },
      { wear: w.cableSweater, x: 370, y: 650, size: 0.96, turn: -6 },
    ],
  },
  {
    slug: "coats-jackets-vests",
    paper: "#e2d8ca",
    light: 0.2,
    things: [{ wear: w.camelCoat, x: 400, y: 530, size: 1.05, turn: 3 }],
  },
];

/** Tiles are small on phones, so the garments are shown larger. */
const closer = (thing: LaidGarment): LaidGarment => ({
  ...thing,
  x: 400 + (thing.x - 400) * 1.14,
  y: 500 + (thing.y - 500) * 1.14,
  size: thing.size * 1.14,
});

const tilePieces = ({ slug, paper, light, things }: Tile): ArtPiece[] => {
  const scene = {
    ground: { paper },
    seed: 3,
    window: { angle: -0.6, start: light, width: 0.5, panes: 2, shade: 0.78, softness: 0.06 },
  };
  return [
    stillLifePiece(
      { name: `art--tile-${slug}--desktop`, alt: "", budget: 42_000 },
      { ...scene, width: 720, height: 900, things },
    ),
    stillLifePiece(
      { name: `art--tile-${slug}--mobile`, alt: "", budget: 24_000 },
      { ...scene, width: 480, height: 600, things: things.map(closer) },
    ),
  ];
};

/** The home page's six category tiles, 4:5. Their titles are next to them, so they need no alt text. */
export const tileArt: readonly ArtPiece[] = tiles.flatMap(tilePieces);
