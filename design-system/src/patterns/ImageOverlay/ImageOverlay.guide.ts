import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "One picture over the page, such as a size chart.",
  do: ["Give the picture a description that holds its facts."],
  dont: ["Show a chart that has no text form anywhere."],
  alternatives: [{ name: "Gallery", when: "several pictures" }],
  keyboard: [
    { keys: "Escape", action: "Closes." },
    { keys: "Tab, Shift + Tab", action: "Stays inside." },
  ],
  accessibility: ["A dialog with a name; the link without script leads to the picture."],
};
