import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The shop's sign for a piece's condition: full for new with tags, less for lower grades.",
  do: [
    "Let the condition's name stand beside it.",
    "Take the large one in a panel, the small one in a card.",
  ],
  dont: ["Use it as a progress indicator.", "Show it alone without a label."],
  alternatives: [{ name: "Badge", when: "something else than the condition is told" }],
  accessibility: [
    "Hidden from screen readers when words stand beside it; with `label` it is an image of that name.",
    "In forced colors the ring is drawn in the text's color.",
  ],
};
