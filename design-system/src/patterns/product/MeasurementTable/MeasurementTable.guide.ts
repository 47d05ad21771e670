import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows measurements in two units: a size chart, or what was measured on one product.",
  do: [
    "Write the unit into each cell of one measurement, and into the caption where cells have two.",
    "Say in the caption what was measured: the body or the garment.",
  ],
  dont: ["Show an empty table. Leave it out where there are no measurements."],
  alternatives: [{ name: "ImageOverlay", when: "it belongs beside the drawing of a size chart" }],
  keyboard: [{ keys: "Arrow left, Arrow right", action: "Scrolls a table that has a scroll label." }],
  accessibility: [
    "A table with a caption; rows and columns have headings.",
    "Screen readers read the unit with every measurement.",
    "Give tables that can be wider than a phone a `scrollLabel`.",
  ],
};
