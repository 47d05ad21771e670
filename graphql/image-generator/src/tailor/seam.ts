import type { Polyline } from "../geometry/path.ts";
import type { Hex } from "../light/color.ts";

interface SeamLine {
  readonly path: string | Polyline;
  /** Distance from the path in drawing units; positive is to the left of a downward line. */
  readonly offset?: number;
}

/** A furrow where two pieces are sewn together, with puckered cloth along it. */
export interface Groove extends SeamLine {
  readonly kind: "groove";
  readonly width?: number;
  readonly depth?: number;
  readonly pucker?: number;
  readonly puckerReach?: number;
}

/** A row of stitches. */
export interface Stitching extends SeamLine {
  readonly kind: "stitch";
  readonly color: Hex;
  readonly width?: number;
  readonly length?: number;
  readonly gap?: number;
  readonly opacity?: number;
  readonly bump?: number;
}

export type Seam = Groove | Stitching;

export type GrooveOptions = Omit<Groove, "kind" | "path" | "offset">;
export type StitchOptions = Omit<Stitching, "kind" | "path" | "offset" | "color">;

export const groove = (path: string | Polyline, offset = 0, options: GrooveOptions = {}): Groove => ({
  kind: "groove",
  path,
  offset,
  ...options,
});

export const stitch = (
  path: string | Polyline,
  offset: number,
  color: Hex,
  options: StitchOptions = {},
): Stitching => ({
  kind: "stitch",
  path,
  offset,
  color,
  ...options,
});
