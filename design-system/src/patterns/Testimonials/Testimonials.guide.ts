import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What shoppers wrote, with a badge that they bought it.",
  do: ["Show five of more than two."],
  dont: ["Edit what they wrote.", "Write some yourself."],
  alternatives: [{ name: "Claims", when: "what the shop says of itself" }],
  accessibility: ["Quotations with their source; a section named by its title."],
};
