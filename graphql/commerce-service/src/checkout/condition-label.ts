/** A product's condition as the shopper sees it. `share` is the drawn part of the ring icon, from 0 to 1. */
export interface ConditionLabel {
  readonly label: string;
  readonly share: number;
}

/** The same labels as in the storefront's listings. */
const conditions: Readonly<Partial<Record<string, ConditionLabel>>> = {
  new_with_tags: { label: "New with tags", share: 1 },
  new_without_tags: { label: "New without tags", share: 0.8 },
  new_with_defects: { label: "Excellent", share: 0.6 },
  preowned: { label: "Pre-owned", share: 0.4 },
  "pre-owned": { label: "Pre-owned", share: 0.4 },
};

/** The label of a metafield value. Unknown values are shown as they are. */
export function conditionLabelOf(value: string | undefined): ConditionLabel | null {
  if (!value) return null;
  return conditions[value] ?? { label: value, share: 0.5 };
}
