import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A section's title with an optional link or control at the end of the line.",
  do: ["Name the target in the link: “See all new in”."],
  dont: ["Add two links."],
  alternatives: [{ name: "ListingBanner", when: "it opens a page" }],
  keyboard: [{ keys: "Tab", action: "Moves to the link." }],
  accessibility: ["A heading whose level you choose; the link is not part of it."],
};
