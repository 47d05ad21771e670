import type { Silhouette, silhouettes } from "@circlet/platform/demo/wardrobe";
import type { Drawing } from "../tailor/drawing.ts";
import type { Tailor } from "../tailor/tailor.ts";

export type DrawPiece = (tailor: Tailor) => Drawing;

/** A silhouette in one cut, from the front and the back. */
export interface Cut {
  readonly front: DrawPiece;
  readonly back: DrawPiece;
}

/** All cuts of a silhouette, named as in the wardrobe. A missing one does not compile. */
export type Cuts<S extends Silhouette> = Readonly<Record<(typeof silhouettes)[S][number], Cut>>;
