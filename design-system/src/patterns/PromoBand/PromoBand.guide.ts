import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "An offer over the whole width: all of it leads to its target, its button to the search.",
  do: ["White text only on black, brown or teal."],
  dont: ["Put a link into a link: they lie side by side.", "Use more than two on a page."],
  alternatives: [
    { name: "Hero", when: "the page's opening" },
    { name: "PromoBar", when: "one sentence above the header" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the band, then to its button." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: [
    "The colors are the merchant's and stay in every scheme; buttons and focus ring go with them.",
    "The link's ring is drawn inside the band.",
  ],
};
