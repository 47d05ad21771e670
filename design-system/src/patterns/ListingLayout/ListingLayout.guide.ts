import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Filters beside the grid on a desktop; on phones they are in a drawer.",
  do: ["Put what changes with the filters into its main part."],
  dont: ["Move the filters to the other side."],
  accessibility: ["Filters come before the grid in the order of reading."],
};
