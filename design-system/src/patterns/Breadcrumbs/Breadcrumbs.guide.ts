import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Where this page stands, and the way back up.",
  do: ["End with the page itself, without a link."],
  dont: ["Use it as history: it shows the place, not the way one came.", "Show it on the home page."],
  keyboard: [
    { keys: "Tab", action: "Moves from link to link." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: [
    "A navigation named “Breadcrumb”; the page itself has `aria-current`.",
    "Separators are not read.",
  ],
};
