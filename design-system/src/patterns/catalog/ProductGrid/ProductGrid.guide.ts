import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A grid of products: two columns, three above 850 px, four above 1320 px.",
  do: [
    "Show as many skeletons as products will load.",
    "Reserve the places of products that load on scroll, with a link to a page that has all of them.",
  ],
  dont: ["Add rows on scroll without reserving them: the footer would be out of reach."],
  alternatives: [{ name: "Shelf", when: "a few products with paging" }],
  keyboard: [{ keys: "Tab", action: "Moves from card to card." }],
  accessibility: ["A list; screen readers announce its length.", "“No results” is a heading, with a link."],
};
