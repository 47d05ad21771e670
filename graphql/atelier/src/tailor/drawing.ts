import type { Panel } from "./panel.ts";

/** How a pattern is graded: one drawing becomes wider, longer, mini or maxi. */
export interface Grading {
  /** Width against the centre line x = 400. */
  readonly across?: number;
  /** Width beyond `shoulder` units from the centre, so that sleeves grow less than the body. */
  readonly beyond?: number;
  readonly shoulder?: number;
  readonly down?: number;
  /** Heights of the pattern and where they come to lie; straight between them. */
  readonly lengths?: readonly (readonly [from: number, to: number])[];
}

/** An ellipse of shadow where a thing stands on the table. */
export interface Contact {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly strength: number;
  readonly blur: number;
}

/** Where the detail picture looks: a place of the drawing and the width it shows, in drawing units. */
export interface Detail {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a tailor hands over: panels on a sheet of 800 × 1000 units, and how to lay them out. */
export interface Drawing {
  readonly panels: readonly Panel[];
  readonly grading?: Grading;
  /** Degrees by which the piece lies askew, and how far its lines stray from the drawn ones. */
  readonly tilt?: number;
  readonly warp?: number;
  /** Largest share of the picture's width and height that the piece fills; 0.76 and 0.83. */
  readonly fill?: { readonly width?: number; readonly height?: number };
  /** Shoes and bags: full rounding, and a floor at this height of the drawing. */
  readonly standsAt?: number;
  readonly contacts?: readonly Contact[];
  /** Strength of the piece's own soft shadow on the table. */
  readonly shadow?: number;
  readonly detail: Detail;
}
