import type { ArtPiece } from "./art-piece.ts";
import { renderStillLife } from "./render-still-life.ts";
import type { StillLife } from "./still-life.ts";

/** Makes a shop image from a still life. */
export const stillLifePiece = (
  about: Pick<ArtPiece, "name" | "alt" | "budget">,
  life: StillLife,
): ArtPiece => ({
  ...about,
  subject: life,
  silhouettes: [...new Set(life.things.flatMap((thing) => ("wear" in thing ? [thing.wear.silhouette] : [])))],
  draw: () => renderStillLife(life),
});
