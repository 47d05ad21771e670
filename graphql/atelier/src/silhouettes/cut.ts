import type { Silhouette, silhouettes } from "@circlet/platform/demo/wardrobe";
import type { Drawing } from "../tailor/drawing.ts";
import type { Tailor } from "../tailor/tailor.ts";

export type DrawPiece = (tailor: Tailor) => Drawing;

/** A silhouette in one cut, seen from both sides. */
export interface Cut {
  readonly front: DrawPiece;
  readonly back: DrawPiece;
}

/** All cuts of a silhouette, by the names the wardrobe gives them; a missing one does not compile. */
export type Cuts<S extends Silhouette> = Readonly<Record<(typeof silhouettes)[S][number], Cut>>;
