import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A word or two on a thing's state: “61% off”, “Pre-owned”, “Out for delivery”.",
  do: ["Keep it to two words.", "Choose the tone by what it says: sale, preowned, quiet."],
  dont: ["Use it as a button or a link.", "Say by its color alone what matters: the words must carry it."],
  alternatives: [
    { name: "ConditionRing", when: "it grades a piece" },
    { name: "ActiveFilterChips", when: "it can be taken away" },
  ],
  accessibility: [
    "Plain text in the order of reading.",
    "An outline in forced colors takes the place of the ground.",
  ],
};
