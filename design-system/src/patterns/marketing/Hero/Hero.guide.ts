import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The opening of a page: one image, one headline, one action.",
  do: ["Provide a separate image for phones.", "Leave 40 % of the desktop image empty for the text."],
  dont: ["Put text into the image.", "Use more than one per page."],
  alternatives: [{ name: "PromoBand", when: "it promotes an offer further down the page" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the action." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: [
    "It always uses the light scheme, because the image is light.",
    "In right-to-left pages the image is mirrored and the text is on the right.",
  ],
};
