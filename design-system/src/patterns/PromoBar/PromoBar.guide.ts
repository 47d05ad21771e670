import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "One sentence above the header.",
  do: ["One offer at a time."],
  dont: ["Let it turn by itself.", "Make it two lines on a desktop."],
  alternatives: [{ name: "PromoBand", when: "with a picture" }],
  keyboard: [
    { keys: "Tab", action: "Moves to its link." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: ["Text in the order of reading; a link where it leads on."],
};
