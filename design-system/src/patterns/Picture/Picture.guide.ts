import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "An image that holds its place, comes in the width it needs, and waits until it is near.",
  do: [
    "Set `priority` for the one a visitor waits for.",
    "Give width and height, or let it fill a place of a fixed shape.",
  ],
  dont: ["Set `priority` for more than one.", "Repeat in `alt` what stands beside it: then it is empty."],
  alternatives: [{ name: "Gallery", when: "several" }],
  accessibility: ["`alt` is asked for by the type."],
};
