import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Several lines of text.",
  do: ["Make it as tall as the answer you expect."],
  dont: ["Limit the length without saying so in the hint."],
  alternatives: [{ name: "Input", when: "one line" }],
  keyboard: [{ keys: "Tab", action: "Moves to it." }],
  accessibility: ["As Input. It can be made taller, never wider than its place."],
};
