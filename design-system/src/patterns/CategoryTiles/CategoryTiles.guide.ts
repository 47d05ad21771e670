import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Pictures that lead to categories: six alike, or three of which the first leads.",
  do: ["Take pictures of the same shape and light."],
  dont: ["Set words into the pictures.", "Mix categories and offers."],
  alternatives: [{ name: "ProductGrid", when: "the things themselves" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter", action: "Opens the category." },
  ],
  accessibility: [
    "One link a tile, named by its title; the picture is not read.",
    "The slow scale is gone with reduced motion.",
  ],
};
