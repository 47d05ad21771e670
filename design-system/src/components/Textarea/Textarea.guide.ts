import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A multi-line text field.",
  do: ["Make it as tall as the expected answer."],
  dont: ["Limit the length without a hint."],
  alternatives: [{ name: "Input", when: "people write one line" }],
  keyboard: [{ keys: "Tab", action: "Moves to the field." }],
  accessibility: ["Same as Input. It resizes vertically, never beyond its container's width."],
};
