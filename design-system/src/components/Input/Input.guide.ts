import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "One line of text.",
  do: [
    "Set `type`, `autoComplete` and `inputMode`: phones bring the right keyboard.",
    "Put it into a Field.",
  ],
  dont: [
    "Make it smaller than 16 px of type: phones zoom into it.",
    "Disable what could be read-only: disabled text cannot be selected.",
  ],
  alternatives: [
    { name: "Textarea", when: "more than one line" },
    { name: "Select", when: "a few known values" },
    { name: "SearchBox", when: "it searches the shop" },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to it." }],
  accessibility: [
    "Its border reaches 3:1, its text 4.5:1, placeholder included.",
    "The focus ring is drawn around its own border.",
  ],
};
