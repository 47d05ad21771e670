import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Narrows a listing: category, size, color, condition, brand, price. A GET form, so it works without script.",
  do: [
    "Show how many pieces each option has.",
    "A box to search options appears with more than five, never for colors.",
  ],
  dont: [
    "Hide options that would give nothing: they are shown, disabled.",
    "Reload the page under the hand: the focus stays on the tick.",
  ],
  alternatives: [
    { name: "FilterDrawer", when: "on a phone" },
    { name: "ActiveFilterChips", when: "to show and take away what is chosen" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through facets and options." },
    { keys: "Enter, Space", action: "Opens a facet." },
    { keys: "Space", action: "Ticks an option." },
    { keys: "Enter", action: "In a price, applies both bounds." },
  ],
  accessibility: [
    "Each facet is a disclosure around a fieldset.",
    "Enter in the search of options does not send the form.",
  ],
};
