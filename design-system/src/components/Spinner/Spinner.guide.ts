import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A control is at work.",
  do: ["Put it into what was pressed.", "Give a label if no words stand beside it."],
  dont: ["Cover a page with it.", "Show it where a Skeleton could hold the place."],
  alternatives: [{ name: "Skeleton", when: "content is on its way" }],
  accessibility: [
    "Decoration beside words; alone it has a name.",
    "With reduced motion it goes on in slow steps: standing still it would say that nothing happens.",
  ],
};
