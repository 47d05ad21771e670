import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The condition in a sentence, with its ring and what is not perfect.",
  do: ["Name every defect.", "Link the report where there is one."],
  dont: ["Soften it: honest grading sells."],
  alternatives: [{ name: "ConditionRing", when: "in a card" }],
  accessibility: ["Ring and words are one: the ring is not read again."],
};
