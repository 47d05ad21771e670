import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The shop's sign and name.",
  do: ["Link it to the home page."],
  dont: ["Color it, turn it, or set it into a sentence."],
  keyboard: [{ keys: "Enter", action: "Leads home, as a link." }],
  accessibility: ["Its name is the shop's."],
};
