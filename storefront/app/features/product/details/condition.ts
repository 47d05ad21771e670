import type { ConditionSlug } from "~/shop/conditions";
import * as messages from "~/messages/en/product";

export const conditionTexts: Record<ConditionSlug, string> = {
  new_with_tags: messages.newWithTags,
  new_without_tags: messages.newWithoutTags,
  new_with_defects: messages.excellent,
  preowned: messages.preOwned,
};

/** Whether a product may be described as new: never worn and without flaws. */
export function isNew(condition: ConditionSlug): boolean {
  return condition === "new_with_tags" || condition === "new_without_tags";
}

export function itemCondition(condition: ConditionSlug): string {
  return `https://schema.org/${isNew(condition) ? "NewCondition" : "UsedCondition"}`;
}
