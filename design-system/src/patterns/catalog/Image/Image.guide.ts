import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A responsive image that reserves its space and loads lazily.",
  do: [
    "Set `priority` for the page's largest image above the fold.",
    "Set width and height, or let it fill a container with a fixed aspect ratio.",
    "Set `name` where `alt` is empty: it replaces an image that fails to load.",
  ],
  dont: ["Set `priority` for more than one image.", "Repeat adjacent text in `alt`: leave it empty."],
  alternatives: [{ name: "Gallery", when: "there are several images" }],
  accessibility: ["The type requires `alt`."],
};
