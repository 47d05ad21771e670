import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks, once, whether visits may be counted.",
  do: ["Let both answers weigh the same."],
  dont: ["Hold anything up by it.", "Load anything of third parties before a yes."],
  keyboard: [
    { keys: "Tab", action: "Moves to the two answers." },
    { keys: "Enter, Space", action: "Answers." },
  ],
  accessibility: [
    "A region that takes no focus by itself.",
    "Stands above the bar of the bag, which stays in reach.",
  ],
};
