import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "To the page before and the next.",
  do: ["Keep filters and order in the links."],
  dont: ["Show it when there is one page."],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: ["A navigation with real links, so that pages can be shared and gone back to."],
};
