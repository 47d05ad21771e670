import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shipping, returns and payment at a product.",
  do: ["Take the texts from the one policy module."],
  dont: ["Write the policy anew."],
  alternatives: [{ name: "PerksStrip", when: "in a band" }],
  accessibility: ["A list; signs are not read."],
};
