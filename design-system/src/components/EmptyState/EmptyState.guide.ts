import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Explains that there is nothing here yet and what to do about it.",
  do: [
    "Name what is missing: “Your wishlist is empty.”",
    "Offer one next step.",
    "Pass an icon of what is missing.",
  ],
  dont: ["Blame the shopper or joke.", "Use it for errors: then content is missing that should be there."],
  alternatives: [
    { name: "ErrorNotice", when: "loading failed" },
    { name: "NotFoundPanel", when: "a whole page is missing" },
  ],
  accessibility: ["The title is a heading; you choose its level.", "Screen readers skip the icon above it."],
};
