import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A color by its dot; a sign of its own for colors that the shop does not know.",
  do: ["Let the color's name be near, seen or read."],
  dont: ["Show it as the only sign of a choice."],
  alternatives: [{ name: "Swatches", when: "the color is chosen" }],
  accessibility: [
    "Keeps its color in forced colors: it is what it says.",
    "A thin edge keeps white on white in sight.",
  ],
};
