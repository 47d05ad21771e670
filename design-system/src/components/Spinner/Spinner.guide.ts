import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows that a control is loading.",
  do: ["Show it inside the pressed control.", "Set a label unless a text next to it says the same."],
  dont: ["Cover a page with it.", "Use it where a Skeleton could reserve the space."],
  alternatives: [{ name: "Skeleton", when: "content is loading" }],
  accessibility: [
    "Decorative next to text; alone it needs a name.",
    "With reduced motion it turns in slow steps, because a still ring would not show that anything is loading.",
  ],
};
