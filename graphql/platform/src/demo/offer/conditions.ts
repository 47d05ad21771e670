/**
 * Conditions and their labels. `discount` is the extra markdown in percentage points; `share` is the part of the
 * catalog.
 */
export const conditions = {
  new_with_tags: { label: "New with tags", share: 0.5, discount: 0 },
  new_without_tags: { label: "New without tags", share: 0.22, discount: 3 },
  new_with_defects: { label: "Excellent", share: 0.14, discount: 7 },
  preowned: { label: "Pre-owned", share: 0.14, discount: 9 },
} as const satisfies Record<string, { label: string; share: number; discount: number }>;

export type Condition = keyof typeof conditions;

/** Whether products in this condition show signs of wear. Such products are one of one. */
export const isWorn = (condition: Condition): boolean =>
  condition === "new_with_defects" || condition === "preowned";

export type DefectSubject = "cloth" | "knit" | "denim" | "leather";

/** Defects as the inspector describes them. */
export const defects: Record<DefectSubject, readonly string[]> = {
  cloth: [
    "Faint press mark, gone after steaming",
    "The spare thread is missing",
    "A pulled thread beside a seam, barely half an inch",
    "Light makeup trace on the inside",
    "A seam closed by hand where it had opened",
    "Slight fading along one seam",
    "Small snag on the back, away from the face of the cloth",
    "Care label trimmed",
    "Tiny mark near the hem, smaller than a lentil",
    "A little wear along one edge",
  ],
  knit: [
    "Light pilling in places",
    "One loose stitch at the edge, secured",
    "A slight stretch along one edge",
    "Soft fuzzing on the front from wear",
    "A small mended hole at the hem, hard to find",
    "Faint fold line from storage",
  ],
  denim: [
    "A touch of wear at the hem",
    "Light fading beyond the wash",
    "Hem taken up by half an inch",
    "One rivet or button slightly scratched",
    "Small ink mark on the inside",
    "Care label creased",
  ],
  leather: [
    "Fine scuffs at the edges",
    "Light creasing where it bends",
    "Hairline scratches when held to the light",
    "Faint mark on the inside",
    "Small rub at one edge",
    "Signs of a few outings",
  ],
};
