import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Summarizes shipping, returns and payment on a product page.",
  do: ["Use the texts of the policy module."],
  dont: ["Rewrite the policy."],
  alternatives: [{ name: "PerksStrip", when: "it belongs to a banner" }],
  accessibility: ["A list; screen readers skip the icons."],
};
