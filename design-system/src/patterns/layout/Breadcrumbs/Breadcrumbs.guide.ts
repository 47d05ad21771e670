import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the page's place in the shop, with links to its ancestors.",
  do: ["End with the current page, without a link."],
  dont: ["Use it as a history: it shows the hierarchy.", "Show it on the home page."],
  keyboard: [
    { keys: "Tab", action: "Moves from link to link." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: [
    "A navigation landmark named “Breadcrumb”; the current page has `aria-current`.",
    "Screen readers skip the separators.",
  ],
};
