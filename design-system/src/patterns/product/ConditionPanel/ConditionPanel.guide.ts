import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Explains a product's condition with the ring, a sentence and all flaws.",
  do: [
    "List every flaw, with a close-up whose alternative text names it.",
    "Link the report where there is one.",
  ],
  dont: ["Soften it: honest grading sells."],
  alternatives: [{ name: "ConditionRing", when: "it belongs on a card" }],
  accessibility: ["Screen readers skip the ring, because the text says the same."],
};
