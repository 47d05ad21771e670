import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Image links to categories: six equal tiles, or three with a large first one.",
  do: ["Use images with the same aspect ratio and light."],
  dont: ["Put text into the images.", "Mix categories and offers."],
  alternatives: [{ name: "ProductGrid", when: "it lists products" }],
  keyboard: [
    { keys: "Tab", action: "Moves from tile to tile." },
    { keys: "Enter", action: "Opens the category." },
  ],
  accessibility: [
    "Each tile is one link with the title as its name; screen readers skip the image.",
    "Reduced motion turns off the zoom.",
  ],
};
