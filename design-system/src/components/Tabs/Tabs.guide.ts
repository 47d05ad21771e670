import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Switches between panels in the same place.",
  do: ["Label each tab with one or two words.", "Use `manual` if a panel is expensive to show."],
  dont: ["Use tabs for navigation: use links.", "Split content that people need together."],
  alternatives: [
    { name: "Accordion", when: "the panels are long or several should be open" },
    { name: "Link", when: "each panel is a page" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected tab, then into its panel." },
    {
      keys: "Arrow left, Arrow right",
      action: "Moves to the previous or next tab, and selects it unless `manual`.",
    },
    { keys: "Home, End", action: "Moves to the first or last tab." },
    { keys: "Enter, Space", action: "Selects the tab when `manual`." },
  ],
  accessibility: [
    "Roles and ids follow the ARIA Authoring Practices.",
    "The list is one tab stop; the panel is the next.",
    "Tabs scroll sideways if they do not fit.",
  ],
};
