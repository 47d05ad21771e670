/** A product's condition as a shopper reads it; `share` of the ring that stands for it is drawn. */
export interface Condition {
  readonly label: string;
  readonly share: number;
}

/** Specification B3, with the listing's labels (decision 5). */
const conditions: Readonly<Partial<Record<string, Condition>>> = {
  new_with_tags: { label: "New with tags", share: 1 },
  new_without_tags: { label: "New without tags", share: 0.8 },
  new_with_defects: { label: "Excellent", share: 0.6 },
  preowned: { label: "Pre-owned", share: 0.4 },
  "pre-owned": { label: "Pre-owned", share: 0.4 },
};

/** The condition of a metafield's value; other words than the known ones are shown as they are. */
export function conditionOf(value: string | undefined): Condition | null {
  if (!value) return null;
  return conditions[value] ?? { label: value, share: 0.5 };
}
