import type { Department } from "../pieces/piece.ts";

/** What a brand makes. A brand's pieces are only of its specialities, so a shoe brand has only shoes. */
export type Speciality =
  | "denim"
  | "dresses"
  | "evening"
  | "footwear"
  | "handbags"
  | "knitwear"
  | "outerwear"
  | "active"
  | "intimates"
  | "swim"
  | "tailoring"
  | "everyday"
  | "menswear";

/** An invented brand. Blurbs are written for this project (decision 18). */
export interface Brand {
  readonly displayName: string;
  readonly specialities: readonly Speciality[];
  readonly departments: readonly Department[];
  /** Its retail prices against those of a brand of middling price (1). */
  readonly level: number;
  readonly blurb: string;
}

const womens = ["womens"] as const;
const both = ["womens", "mens"] as const;
const mens = ["mens"] as const;

/** The usual shapes of a line in the brand files. */
export const forWomen = { departments: womens };
export const forAll = { departments: both };
export const forMen = { departments: mens };
