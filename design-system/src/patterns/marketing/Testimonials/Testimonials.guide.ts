import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Customer reviews with a verified-purchase badge.",
  do: ["Show three to five reviews."],
  dont: ["Edit the reviews.", "Invent reviews."],
  alternatives: [{ name: "Claims", when: "the shop describes itself" }],
  accessibility: ["Quotations with a source, in a section named by its title."],
};
