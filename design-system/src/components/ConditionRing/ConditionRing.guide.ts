import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a product's condition: a full ring for new with tags, less for lower grades.",
  do: ["Show the condition's name next to it.", "Use the large size in panels and the small one on cards."],
  dont: ["Use it as a progress indicator.", "Show it without a text or a `label`."],
  alternatives: [{ name: "Badge", when: "it labels anything but the condition" }],
  accessibility: [
    "Hidden from screen readers next to a text; with `label` it is an image with that name.",
    "In forced colors the ring uses the text color.",
  ],
};
