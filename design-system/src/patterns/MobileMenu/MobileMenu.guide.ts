import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The menu behind the three lines: sections that unfold, one at a time.",
  do: ["Put the most wanted first."],
  dont: ["Repeat what the header shows on the same window."],
  alternatives: [{ name: "Header", when: "there is room" }],
  keyboard: [
    { keys: "Escape", action: "Closes." },
    { keys: "Tab, Shift + Tab", action: "Moves through the sections and links." },
    { keys: "Enter, Space", action: "Opens a section and shuts the other." },
  ],
  accessibility: [
    "Opens without script, by the platform's popover.",
    "Escape closes and gives the focus back.",
  ],
};
