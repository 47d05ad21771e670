import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a listing's active filters. Each can be removed, or all at once.",
  do: ["Show every active filter, including those from the URL."],
  dont: ["Render a placeholder without filters: it renders nothing."],
  alternatives: [{ name: "Badge", when: "it cannot be removed" }],
  keyboard: [
    { keys: "Tab", action: "Moves from chip to chip." },
    { keys: "Enter", action: "Removes the filter." },
  ],
  accessibility: ["Each chip is a link with the name “Remove …”.", "Chips are at least 24 px tall and wrap."],
};
