import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The menu behind the menu button: sections that expand one at a time.",
  do: ["Put the most popular sections first."],
  dont: ["Repeat what the header already shows at this width."],
  alternatives: [{ name: "Header", when: "the window is wide enough" }],
  keyboard: [
    { keys: "Escape", action: "Closes the menu." },
    { keys: "Tab, Shift + Tab", action: "Moves through the sections and links." },
    { keys: "Enter, Space", action: "Opens a section and closes the other." },
  ],
  accessibility: [
    "A native popover: it opens without JavaScript.",
    "Escape closes it and returns the focus.",
  ],
};
