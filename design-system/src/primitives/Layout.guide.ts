import type { ComponentGuide } from "../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Box, Stack, Cluster, Grid, Container: distances and columns without CSS of your own.",
  do: ["Choose a gap by its name.", "Let `as` say what the thing is."],
  dont: ["Nest them to push things by pixels.", "Put a product's meaning into them."],
  accessibility: [
    "No roles of their own: the element you choose has them.",
    "The order of reading is the order of writing.",
  ],
};
