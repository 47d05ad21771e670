import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A search field for the shop that suggests while typing.",
  do: ["Show three suggestions, then products."],
  dont: ["Search on every key press: wait for a pause."],
  alternatives: [{ name: "OrderSearch", when: "it searches orders" }],
  keyboard: [
    { keys: "Arrow down, Arrow up", action: "Moves through suggestions and products." },
    { keys: "Enter", action: "Opens the active option, or searches for the text." },
    { keys: "Escape", action: "Closes the suggestions." },
  ],
  accessibility: [
    "A combobox that follows the ARIA Authoring Practices: `aria-activedescendant` marks the active option while the focus stays in the field.",
    "Closes 200 ms after the field loses the focus, and on every new page.",
    "“loading...” and “No results” are announced.",
  ],
};
