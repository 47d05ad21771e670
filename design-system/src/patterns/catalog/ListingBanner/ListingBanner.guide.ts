import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The header of a brand, category or collection page.",
  status: "new",
  do: ["Limit the text to two sentences.", "Leave the image's text side empty."],
  dont: ["Link to another site without naming it."],
  alternatives: [{ name: "Hero", when: "it opens the home page" }],
  keyboard: [
    { keys: "Tab", action: "Moves through the links." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: [
    "The title is the page's h1.",
    "The tabs are links in a named navigation landmark.",
    "With an image it uses the light scheme, because the image is light.",
  ],
};
