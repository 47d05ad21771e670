import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows one given slide of several. Nothing moves by itself.",
  do: ["Choose the slide on the server."],
  dont: ["Turn slides on a timer."],
  alternatives: [{ name: "Shelf", when: "things to turn through" }],
  accessibility: ["A group named by what the slides are about; only the shown one is there."],
};
