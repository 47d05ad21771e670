import type { Category } from "../categories.ts";
import type { Cloth, ColorSlug } from "../wardrobe.ts";

/** What a worn product's fabric shows. */
export type DefectSubject = "cloth" | "knit" | "denim" | "leather";

/** What a close-up of a defect shows. */
export type DefectKind =
  | "press-mark"
  | "pulled-thread"
  | "makeup"
  | "hand-stitches"
  | "fading"
  | "snag"
  | "mark"
  | "fuzz"
  | "water-mark"
  | "loose-thread"
  | "pilling"
  | "mended-hole"
  | "fold"
  | "abrasion"
  | "ink"
  | "scuffs"
  | "creases"
  | "scratches"
  | "rub"
  | "nick";

export interface Defect {
  /** As the inspector describes it. */
  readonly name: string;
  readonly kind: DefectKind;
  /** Where it cannot be. */
  readonly never?: {
    readonly cloths?: readonly Cloth[];
    readonly categories?: readonly Category[];
    readonly colors?: readonly ColorSlug[];
  };
}

/** Undyed white does not fade. */
const whites: readonly ColorSlug[] = ["white", "ivory"];
/** Shoes and bags are neither steamed nor folded. */
const accessories: readonly Category[] = ["shoes", "handbags"];
const neitherThreadsNorFlat: readonly Cloth[] = ["faux-fur", "straw"];

export const defects: Readonly<Record<DefectSubject, readonly Defect[]>> = {
  cloth: [
    {
      name: "Faint press mark, gone after steaming",
      kind: "press-mark",
      never: { cloths: [...neitherThreadsNorFlat, "quilted-nylon"], categories: accessories },
    },
    {
      name: "A pulled thread, barely half an inch",
      kind: "pulled-thread",
      never: { cloths: [...neitherThreadsNorFlat, "quilted-nylon"] },
    },
    { name: "Light trace of makeup, smaller than a dime", kind: "makeup" },
    { name: "A short seam closed by hand", kind: "hand-stitches", never: { cloths: neitherThreadsNorFlat } },
    { name: "Slight fading in one place", kind: "fading", never: { cloths: ["straw"], colors: whites } },
    { name: "Small snag", kind: "snag", never: { cloths: neitherThreadsNorFlat } },
    { name: "Tiny mark, smaller than a lentil", kind: "mark" },
    {
      name: "A little fuzz from wear",
      kind: "fuzz",
      never: { cloths: ["satin", "chiffon", "quilted-nylon", ...neitherThreadsNorFlat] },
    },
    {
      name: "Faint water mark",
      kind: "water-mark",
      never: { cloths: [...neitherThreadsNorFlat, "quilted-nylon", "lace", "tweed"] },
    },
    { name: "One loose thread", kind: "loose-thread", never: { cloths: neitherThreadsNorFlat } },
  ],
  knit: [
    {
      name: "Light pilling in places",
      kind: "pilling",
      never: { cloths: ["mesh"], categories: accessories },
    },
    { name: "One loose stitch, secured", kind: "pulled-thread" },
    { name: "Tiny mark, smaller than a lentil", kind: "mark" },
    { name: "Soft fuzzing from wear", kind: "fuzz", never: { cloths: ["mesh"], categories: accessories } },
    { name: "A small mended hole, hard to find", kind: "mended-hole", never: { categories: accessories } },
    { name: "Faint fold line from storage", kind: "fold", never: { categories: accessories } },
  ],
  denim: [
    { name: "A touch of wear in one place", kind: "abrasion", never: { colors: whites } },
    { name: "Light fading beyond the wash", kind: "fading", never: { colors: whites } },
    { name: "A short seam closed by hand", kind: "hand-stitches" },
    { name: "One loose thread", kind: "loose-thread" },
    { name: "Small ink mark", kind: "ink", never: { colors: ["black"] } },
    { name: "Faint fold line from storage", kind: "fold" },
  ],
  leather: [
    { name: "Fine scuffs", kind: "scuffs" },
    { name: "Light creasing from wear", kind: "creases", never: { cloths: ["croc"] } },
    {
      name: "Hairline scratches when held to the light",
      kind: "scratches",
      never: { cloths: ["suede", "croc"] },
    },
    { name: "Faint mark, smaller than a dime", kind: "water-mark", never: { cloths: ["croc"] } },
    { name: "Small rub where the finish is thinner", kind: "rub", never: { cloths: ["suede"] } },
    { name: "A nick, no longer than a grain of rice", kind: "nick" },
  ],
};

interface Worn {
  readonly cloth: Cloth;
  readonly color: ColorSlug;
  readonly category: Category;
}

/** Whether a product can have a defect: faux fur has no press marks, and white does not fade. */
export function isPossible({ never = {} }: Defect, { cloth, color, category }: Worn): boolean {
  const { cloths = [], categories = [], colors = [] } = never;
  return !cloths.includes(cloth) && !categories.includes(category) && !colors.includes(color);
}
