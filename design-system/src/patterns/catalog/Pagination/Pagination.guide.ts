import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Links to the previous and next page.",
  do: ["Keep filters and sort order in the links."],
  dont: ["Show it for a single page."],
  keyboard: [
    { keys: "Tab", action: "Moves through the links." },
    { keys: "Enter", action: "Opens the page." },
  ],
  accessibility: ["A navigation landmark with real links, so that pages can be shared."],
};
