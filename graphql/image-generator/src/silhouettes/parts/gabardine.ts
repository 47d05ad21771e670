import { crumple, stitch } from "../../tailor/index.ts";
import type { Crumple, Seam, Tailor } from "../../tailor/index.ts";

/** Creases of gabardine. */
export const gabardine: readonly Crumple[] = [
  crumple(1.8, 60, 160, 0.1),
  crumple(1, 28, 60, -0.5, { seed: 5 }),
];

/** A row of coat stitching. */
export const row = (tailor: Tailor, path: string, offset = 0): Seam =>
  stitch(path, offset, tailor.thread, { width: 1, length: 4, gap: 2, opacity: 0.85, bump: 0.8 });
