import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Chooses color and size: radios, or links where each has an address.",
  do: ["Show every color; put the overlay on those that are not there in this size."],
  dont: ["Disable what leads to another choice: it can be chosen, and the other follows."],
  alternatives: [{ name: "RadioGroup", when: "anything else" }],
  keyboard: [
    { keys: "Tab", action: "Moves into the group and out." },
    { keys: "Arrow left, Arrow right", action: "Chooses the one before or after." },
    { keys: "Enter", action: "Follows it, where swatches are links." },
  ],
  accessibility: [
    "A fieldset; color names are read and shown.",
    "What is missing is said in words, not by the stroke alone.",
    "Borders turn to outlines in forced colors.",
  ],
};
