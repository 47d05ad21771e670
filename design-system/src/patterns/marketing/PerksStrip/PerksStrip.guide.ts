import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Short promises in a row: shipping, returns, payment.",
  do: ["Show three or four."],
  dont: ["Show it twice on a page."],
  alternatives: [
    { name: "Claims", when: "promises need an explanation" },
    { name: "PolicyNotes", when: "it belongs to a product" },
  ],
  accessibility: ["A list; screen readers skip the icons."],
};
