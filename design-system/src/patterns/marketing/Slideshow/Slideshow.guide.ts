import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows one slide of several. It never advances automatically.",
  do: ["Select the slide on the server."],
  dont: ["Advance slides on a timer."],
  alternatives: [{ name: "Shelf", when: "people page through products" }],
  accessibility: ["A group with a label; only the current slide is rendered."],
};
