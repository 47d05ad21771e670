import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A page's opening: one picture, one headline, one thing to do.",
  do: ["Draw the picture for phones apart.", "Leave 40 % of the desktop's picture to the words."],
  dont: ["Set words into the picture.", "Use two on a page."],
  alternatives: [{ name: "PromoBand", when: "an offer further down" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the action." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: [
    "It is day here in every scheme: the words lie on a light picture.",
    "In right-to-left the picture is turned and the words stand at the right.",
  ],
};
