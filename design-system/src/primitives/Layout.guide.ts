import type { ComponentGuide } from "../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Layout primitives for spacing and columns without custom CSS: Stack, Cluster, Grid, Container.",
  do: ["Use the named gaps.", "Set `as` to the matching element."],
  dont: ["Nest them to shift elements by pixels.", "Give them product-specific meaning."],
  accessibility: [
    "They have no roles of their own, only those of the element you choose.",
    "Reading order is source order.",
  ],
};
