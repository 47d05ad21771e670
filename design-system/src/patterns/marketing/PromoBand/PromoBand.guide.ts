import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A full-width promotion: the band links to its target, its button to the search.",
  do: ["Use white text only on black, brown or teal."],
  dont: ["Nest links: the band's link and the button are siblings.", "Use more than two per page."],
  alternatives: [
    { name: "Hero", when: "it opens the page" },
    { name: "PromoBar", when: "it is one sentence above the header" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the band, then to its button." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: [
    "The colors are fixed in every scheme; buttons and focus ring match them.",
    "The link's focus ring is inside the band.",
  ],
};
