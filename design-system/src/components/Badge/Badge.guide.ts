import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Labels the state of something: “61% off”, “Pre-owned”, “Out for delivery”.",
  do: ["Keep it to two words.", "Choose the tone by meaning: sale, preowned, quiet."],
  dont: ["Use it as a button or a link.", "Rely on color alone: the text carries the meaning."],
  alternatives: [
    { name: "ConditionRing", when: "it shows a product's condition" },
    { name: "ActiveFilterChips", when: "it can be removed" },
  ],
  accessibility: ["Plain text in reading order.", "In forced colors an outline replaces the background."],
};
