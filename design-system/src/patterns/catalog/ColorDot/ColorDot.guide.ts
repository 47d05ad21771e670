import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows a color, or an image of it, as a dot, and a neutral dot for colors that the shop does not know.",
  do: ["Add the color's name, visible or for screen readers."],
  dont: ["Mark a choice with the dot alone."],
  alternatives: [{ name: "Swatches", when: "people choose a color" }],
  accessibility: ["Forced colors keep the dot's color.", "A thin border keeps white visible on white."],
};
