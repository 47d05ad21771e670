/**
 * Conditions (specification B3) with the label a shopper reads. `discount` is what the condition takes off beyond
 * the tier's markdown, in percent points; `share` the part of the catalogue.
 */
export const conditions = {
  new_with_tags: { label: "New with tags", share: 0.5, discount: 0 },
  new_without_tags: { label: "New without tags", share: 0.22, discount: 3 },
  new_with_defects: { label: "Excellent", share: 0.14, discount: 7 },
  preowned: { label: "Pre-owned", share: 0.14, discount: 9 },
} as const satisfies Record<string, { label: string; share: number; discount: number }>;

export type Condition = keyof typeof conditions;

/** Pieces that came back with a trace of use. They are single pieces. */
export const isWorn = (condition: Condition): boolean =>
  condition === "new_with_defects" || condition === "preowned";

export type DefectSubject = "cloth" | "knit" | "denim" | "leather";

/** What the inspection found, in the words of the person who looked. */
export const defects: Record<DefectSubject, readonly string[]> = {
  cloth: [
    "Faint press mark at the hem, gone after steaming",
    "One spare button missing from the inside seam",
    "A pulled thread at the left side seam, barely a half inch",
    "Light makeup trace inside the collar",
    "Lining tacked by hand where a seam had opened",
    "Slight fading along the shoulder line",
    "Small snag on the back, away from the face of the cloth",
    "Care label trimmed",
    "Tiny mark near the cuff, smaller than a lentil",
    "Zipper pull shows a little wear",
  ],
  knit: [
    "Light pilling under the arms",
    "One loose stitch at the cuff, secured",
    "A slight stretch at the neckline",
    "Soft fuzzing on the front from wear",
    "A small mended hole at the hem, hard to find",
    "Faint fold line across the chest",
  ],
  denim: [
    "A touch of wear at the back hems",
    "Light fading at the knees beyond the wash",
    "Hem taken up by half an inch",
    "Rivet at the coin pocket slightly scratched",
    "Small ink mark on the inside pocket bag",
    "Leather patch creased",
  ],
  leather: [
    "Fine scuffs at the edges",
    "Light creasing where it bends",
    "Hardware shows hairline scratches",
    "Faint mark on the lining",
    "Small rub at one corner",
    "Sole shows a few steps of wear",
  ],
};
