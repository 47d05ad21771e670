import type { Department } from "../categories.ts";

/** What a brand makes. Its products only come from its specialties, so a shoe brand sells only shoes. */
export type Specialty =
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

/** An invented brand. The blurbs were written for this project. */
export interface DemoBrand {
  readonly displayName: string;
  readonly specialties: readonly Specialty[];
  readonly departments: readonly Department[];
  /** Its retail price level relative to an average brand (1). */
  readonly level: number;
  readonly blurb: string;
}

const womens = ["womens"] as const;
const both = ["womens", "mens"] as const;
const mens = ["mens"] as const;

/** Shorthands for the departments of a brand. */
export const forWomen = { departments: womens };
export const forAll = { departments: both };
export const forMen = { departments: mens };
