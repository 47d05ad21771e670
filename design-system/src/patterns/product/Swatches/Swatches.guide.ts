import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Selects a color or size, with radio buttons, or links if the options have URLs.",
  do: ["Show every color, with the overlay on those without the selected size."],
  dont: ["Disable options that need another size: selecting one switches the size."],
  alternatives: [{ name: "RadioGroup", when: "people choose anything else" }],
  keyboard: [
    { keys: "Tab", action: "Moves into the group and out." },
    { keys: "Arrow left, Arrow right", action: "Selects the previous or next option." },
    { keys: "Enter", action: "Opens the link, if the swatches are links." },
  ],
  accessibility: [
    "A fieldset; color names are visible and read.",
    "Text, not only a stroke, marks unavailable options.",
    "Outlines replace borders in forced colors.",
  ],
};
