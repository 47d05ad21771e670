import type { ArtPiece } from "./art-piece.ts";
import { chartPieces } from "./charts/chart-pieces.ts";
import { bannerArt } from "./scenes/banners.ts";
import { customerPhotos } from "./scenes/customer-photos.ts";
import { emptyStates } from "./scenes/empty-states.ts";
import { heroPieces } from "./scenes/hero.ts";
import { promoPieces } from "./scenes/promo.ts";
import { shareImage } from "./scenes/share-image.ts";
import { tileArt } from "./scenes/tiles.ts";

/** All of the shop's own images. */
export const artPieces: readonly ArtPiece[] = [
  ...chartPieces,
  ...heroPieces,
  ...tileArt,
  ...promoPieces,
  ...bannerArt,
  ...customerPhotos,
  ...emptyStates,
  shareImage,
];
