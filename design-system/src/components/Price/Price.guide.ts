import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What a piece costs, what it cost at retail and what is saved.",
  do: [
    "Give amounts as decimal strings or cents, never as floats.",
    "Show the saving on the product's page.",
  ],
  dont: ["Write prices by hand: figures would not line up."],
  alternatives: [{ name: "Badge", when: "percent off on a picture" }],
  accessibility: [
    "Retail and sale price are named for screen readers: a line through a number is not read.",
    "Figures are as wide as each other, so columns line up.",
  ],
};
