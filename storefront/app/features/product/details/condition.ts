import type { ConditionSlug } from "~/catalog/taxonomy";

/** Each condition in a sentence. */
export const conditionTexts: Record<ConditionSlug, string> = {
  new_with_tags: "Never worn. All original labels and tags are attached.",
  new_without_tags: "Never worn. The tags came off, nothing else did.",
  new_with_defects: "Hardly worn, with a small flaw that we name and price in.",
  preowned: "Worn and well cared for. Checked, cleaned and ready for more.",
};

/** Whether a product may be called new: never worn and without flaws. */
export function isNew(condition: ConditionSlug): boolean {
  return condition === "new_with_tags" || condition === "new_without_tags";
}

/** The condition in schema.org's vocabulary. */
export function itemCondition(condition: ConditionSlug): string {
  return `https://schema.org/${isNew(condition) ? "NewCondition" : "UsedCondition"}`;
}
