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
