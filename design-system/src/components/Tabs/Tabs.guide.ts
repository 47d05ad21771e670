import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Several panels in one place, one of them in sight.",
  do: ["Give each a label of one or two words.", "Take `manual` if showing a panel costs something."],
  dont: ["Use tabs as navigation: that is what links are for.", "Hide in one tab what another needs."],
  alternatives: [
    { name: "Accordion", when: "the panels are long or several should be open" },
    { name: "Link", when: "each has its own page" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen tab, then into its panel." },
    {
      keys: "Arrow left, Arrow right",
      action: "Moves to the tab before or after; chooses it unless `manual`.",
    },
    { keys: "Home, End", action: "Moves to the first or last." },
    { keys: "Enter, Space", action: "Chooses, when `manual`." },
  ],
  accessibility: [
    "Tab list, tabs and panels with their roles and ids, after the ARIA practices.",
    "The list is one stop for Tab; the panel is the next.",
    "Too many for the window scroll sideways.",
  ],
};
