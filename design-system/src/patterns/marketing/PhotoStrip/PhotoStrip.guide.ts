import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A row of customers' photos.",
  do: ["Credit each photo.", "Describe each photo."],
  dont: ["Load them before they are near the window."],
  alternatives: [{ name: "Gallery", when: "it shows a product's images" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the row." },
    { keys: "Arrow left, Arrow right", action: "Scrolls it." },
  ],
  accessibility: ["A list that the keyboard can scroll on phones."],
};
