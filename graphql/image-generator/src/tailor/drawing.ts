import type { Panel } from "./panel.ts";

/** How a pattern is graded: one drawing becomes wider, longer, mini or maxi. */
export interface Grading {
  /** Horizontal scale, relative to the center line x = 400. */
  readonly across?: number;
  /** Horizontal scale beyond `shoulder` units from the center, so that sleeves widen less than the body. */
  readonly beyond?: number;
  readonly shoulder?: number;
  readonly down?: number;
  /** Heights in the pattern and where they end up, interpolated linearly. */
  readonly lengths?: readonly (readonly [from: number, to: number])[];
}

/** An elliptical shadow where an object stands on the table. */
export interface Contact {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly strength: number;
  readonly blur: number;
}

/** What the detail view shows: its center and width, in drawing units. */
export interface Detail {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a silhouette returns: panels on a sheet of 800 × 1000 units, and how to lay them out. */
export interface Drawing {
  readonly panels: readonly Panel[];
  readonly grading?: Grading;
  /** The piece's rotation in degrees, and how far its lines are warped. */
  readonly tilt?: number;
  readonly warp?: number;
  /** The largest share of the image's width and height that the piece fills. Defaults to 0.76 and 0.83. */
  readonly fill?: { readonly width?: number; readonly height?: number };
  /** For shoes and bags: full rounding, and the height of the floor in the drawing. */
  readonly standsAt?: number;
  readonly contacts?: readonly Contact[];
  /** Strength of the piece's soft shadow on the table. */
  readonly shadow?: number;
  readonly detail: Detail;
}
