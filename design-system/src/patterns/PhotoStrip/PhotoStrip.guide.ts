import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Customers' photos in a row.",
  do: ["Name whose photo it is.", "Describe what it shows."],
  dont: ["Load them before they come near."],
  alternatives: [{ name: "Gallery", when: "a product's pictures" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the strip." },
    { keys: "Arrow left, Arrow right", action: "Scrolls it." },
  ],
  accessibility: ["A list that scrolls by keyboard on phones."],
};
