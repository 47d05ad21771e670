import type { ConditionSlug } from "~/lib/taxonomy";

/** What a condition means, in a sentence. */
export const conditionTexts: Record<ConditionSlug, string> = {
  new_with_tags: "Never worn. All original labels and tags are attached.",
  new_without_tags: "Never worn. The tags came off, nothing else did.",
  new_with_defects: "Hardly worn, with a small flaw that we name and price in.",
  preowned: "Worn and well cared for. Checked, cleaned and ready for more.",
};

/** schema.org's word for it. */
export function itemCondition(condition: ConditionSlug): string {
  return condition === "preowned" ? "https://schema.org/UsedCondition" : "https://schema.org/NewCondition";
}
