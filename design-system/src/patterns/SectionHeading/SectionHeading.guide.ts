import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A section's title with a link or a control at the end of its line.",
  do: ["Say in the link what all there is: “See all new in”."],
  dont: ["Put two links into it."],
  alternatives: [{ name: "ListingBanner", when: "a whole page" }],
  keyboard: [{ keys: "Tab", action: "Moves to the link." }],
  accessibility: ["A heading of the level you choose; the link is not part of it."],
};
