import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A row of products with paging that wraps at both ends.",
  do: ["Use five columns, or three next to a promotion."],
  dont: ["Advance it automatically.", "Nest shelves."],
  alternatives: [{ name: "ProductGrid", when: "a page lists all products" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the buttons, then through the cards." },
    { keys: "Enter, Space", action: "Shows the previous or next page." },
  ],
  accessibility: [
    "A region named by its title; the row scrolls by touch and follows the focus.",
    "The buttons have descriptive names; a short last page is filled with the first products.",
  ],
};
