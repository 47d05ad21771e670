import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Exactly one of a few, all in sight.",
  do: ["Choose one beforehand if there is a sensible one.", "Keep it under seven; after that take a Select."],
  dont: ["Use it for yes or no.", "Leave out the legend; hide it if the heading says it."],
  alternatives: [
    { name: "Select", when: "many values or little room" },
    { name: "Swatches", when: "colors and sizes" },
    { name: "Checkbox", when: "yes or no" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves into the group and out." },
    { keys: "Arrow up, Arrow down", action: "Chooses the one before or after." },
  ],
  accessibility: [
    "A fieldset with a legend around the platform's own radios.",
    "The group is one stop for Tab.",
  ],
};
