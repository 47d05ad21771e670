import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a product's price, its retail price and the saving.",
  do: ["Pass amounts as decimal strings or cents, never as floats.", "Show the saving on the product page."],
  dont: ["Format prices yourself: the digits would not line up."],
  alternatives: [{ name: "Badge", when: "it shows the discount on an image" }],
  accessibility: [
    "Both prices have names for screen readers, which do not read a strikethrough.",
    "Digits have equal widths, so columns line up.",
  ],
};
