import { mirror } from "../geometry/path.ts";
import type { Panel } from "./panel.ts";

/** 1 for the left side of the image, −1 for the right. Angles, offsets and skews are multiplied by it. */
export type Side = 1 | -1;

export interface HalfPattern {
  readonly side: Side;
  /** The path on this side: as drawn on the left, mirrored on the right. */
  readonly path: (data: string) => string;
  /** The x on this side. */
  readonly x: (x: number) => number;
}

const left: HalfPattern = { side: 1, path: (data) => data, x: (x) => x };
const right: HalfPattern = { side: -1, path: mirror, x: (x) => 800 - x };

/** Draws the left side and then its mirror image at x = 400. */
export const bothSides = (draw: (half: HalfPattern) => readonly Panel[]): Panel[] => [
  ...draw(left),
  ...draw(right),
];

export const leftSide = left;
export const rightSide = right;
