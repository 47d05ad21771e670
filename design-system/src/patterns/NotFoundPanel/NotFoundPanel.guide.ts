import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A page that is not there, or a piece that has been sold, with ways on.",
  do: ["Say which of the two it is.", "Offer something like it."],
  dont: ["Answer with status 200."],
  alternatives: [
    { name: "EmptyState", when: "a list is empty" },
    { name: "ServiceDownPanel", when: "nothing works" },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the ways on." }],
  accessibility: ["Its title is the page's first heading."],
};
