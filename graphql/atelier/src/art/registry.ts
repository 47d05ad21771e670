import type { ArtPiece } from "./art-piece.ts";
import { chartPieces } from "./charts/chart-pieces.ts";
import { heroPieces } from "./scenes/hero.ts";

/** Every picture of the shop's own. */
export const artPieces: readonly ArtPiece[] = [...chartPieces, ...heroPieces];
