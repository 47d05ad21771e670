import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What a listing is narrowed by, each to be taken away, and all at once.",
  do: ["Show every active filter, those set by the address too."],
  dont: ["Show it empty: it is not there without filters."],
  alternatives: [{ name: "Badge", when: "it cannot be taken away" }],
  keyboard: [
    { keys: "Tab", action: "Moves from chip to chip." },
    { keys: "Enter", action: "Takes it away." },
  ],
  accessibility: ["Each chip is a link named “Remove …”.", "24 px or more, and they wrap."],
};
