import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Short promises in one line: shipping, returns, payment.",
  do: ["Three or four."],
  dont: ["Repeat it on one page."],
  alternatives: [
    { name: "Claims", when: "they need explaining" },
    { name: "PolicyNotes", when: "at a product" },
  ],
  accessibility: ["A list; signs are not read."],
};
