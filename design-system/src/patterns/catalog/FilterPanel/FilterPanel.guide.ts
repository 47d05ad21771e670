import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Filters a listing by category, size, color, condition, brand and price. A GET form that works without JavaScript.",
  do: [
    "Show the number of products for each option.",
    "Facets with more than five options have a search field, except colors.",
    "Set `openHref` for facets with many options: closed ones then render none.",
  ],
  dont: [
    "Hide options without results: they show as disabled.",
    "Reload the page after a change: the checkbox keeps the focus.",
  ],
  alternatives: [
    { name: "ListingLayout", when: "it belongs next to a grid, or in a drawer on phones" },
    { name: "ActiveFilterChips", when: "it shows and removes active filters" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves through facets and options." },
    { keys: "Enter, Space", action: "Opens a facet." },
    { keys: "Space", action: "Checks or unchecks an option." },
    { keys: "Enter", action: "In a price field, applies both bounds." },
  ],
  accessibility: [
    "Each facet is a disclosure with a named list.",
    "Enter in an option search does not submit the form.",
  ],
};
