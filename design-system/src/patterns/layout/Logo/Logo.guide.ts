import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The shop's logo.",
  do: ["Link it to the home page."],
  dont: ["Recolor it, rotate it, or use it in a sentence."],
  keyboard: [{ keys: "Enter", action: "Opens the home page, if it is a link." }],
  accessibility: ["Its accessible name is the shop's name."],
};
