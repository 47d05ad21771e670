import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Replaces a page that does not exist or whose product is sold, with links to go on.",
  do: ["Distinguish a missing page from a sold product.", "Offer something similar."],
  dont: ["Respond with status 200."],
  alternatives: [
    { name: "EmptyState", when: "a list is empty" },
    { name: "ServiceDownPanel", when: "the shop cannot load data" },
  ],
  keyboard: [{ keys: "Tab", action: "Moves through the links." }],
  accessibility: ["The title is the page's h1."],
};
