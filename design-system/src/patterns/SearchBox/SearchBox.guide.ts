import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Searches the shop and suggests while one types.",
  do: ["Show three suggestions, then pieces."],
  dont: ["Search on each letter: it waits a moment."],
  alternatives: [{ name: "OrderSearch", when: "orders" }],
  keyboard: [
    { keys: "Arrow down, Arrow up", action: "Moves through suggestions and pieces." },
    { keys: "Enter", action: "Follows what is marked, or searches for the text." },
    { keys: "Escape", action: "Closes the suggestions." },
  ],
  accessibility: [
    "A combobox after the ARIA practices: the option is told by `aria-activedescendant`, the focus stays in the field.",
    "Closes 200 ms after the focus leaves, and with every new page.",
    "“loading...” and “No results” are read.",
  ],
};
