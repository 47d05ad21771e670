import type { Silhouette } from "@circlet/platform/demo/wardrobe";
import type { Picture } from "../render/render.ts";

/** An image of the shop itself, such as a banner or a chart, rather than of one product. */
export interface ArtPiece {
  /** "art--<what>--<where>" or "size-chart-<size type>"; the platform serves it under this name. */
  readonly name: string;
  /** Empty for decorative images. */
  readonly alt: string;
  /** The scene's data. Together with the drawing modules it decides the version. */
  readonly subject: unknown;
  readonly silhouettes: readonly Silhouette[];
  /** Maximum size in bytes. */
  readonly budget: number;
  /** Thin lines and small type keep their full color resolution. */
  readonly lineArt?: boolean;
  readonly draw: () => Picture | Promise<Picture>;
}
