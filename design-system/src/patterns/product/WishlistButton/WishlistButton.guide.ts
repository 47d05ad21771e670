import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a product to the wishlist or removes it.",
  do: ["Ask visitors to sign in, and remember the product meanwhile."],
  dont: ["Use the heart for anything else."],
  alternatives: [{ name: "IconButton", when: "another icon is needed" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the button." },
    { keys: "Enter, Space", action: "Adds or removes the product." },
  ],
  accessibility: [
    "A toggle whose name contains the action; the product's title describes it.",
    "“… added to wishlist” is announced and cleared after 3 s.",
    "44 px, also on cards.",
  ],
};
