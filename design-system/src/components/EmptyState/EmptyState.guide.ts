import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Says calmly that there is nothing here, and what to do about it.",
  do: ["Say what would be here: “Your wishlist is empty.”", "Offer one way on."],
  dont: ["Blame or joke.", "Use it for a failure: then something should be there."],
  alternatives: [
    { name: "ErrorNotice", when: "it could not be loaded" },
    { name: "NotFoundPanel", when: "a whole page is missing" },
  ],
  accessibility: [
    "Its title is a heading of the level you choose.",
    "The sign above it is decoration and is not read.",
  ],
};
