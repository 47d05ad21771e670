import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The filters on a phone, with the number of pieces on the button.",
  do: ["Let the count follow each tick."],
  dont: ["Close it on each tick."],
  alternatives: [{ name: "FilterPanel", when: "beside the grid, on a desktop" }],
  keyboard: [
    { keys: "Escape", action: "Closes." },
    { keys: "Tab, Shift + Tab", action: "Moves through the filters and never out." },
  ],
  accessibility: ["A drawer: focus stays in, Escape closes.", "The button at the bottom stays in sight."],
};
