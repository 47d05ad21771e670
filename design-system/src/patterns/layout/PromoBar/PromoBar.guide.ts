import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A one-sentence promotion above the header.",
  do: ["Show one offer at a time."],
  dont: ["Rotate offers automatically.", "Let it wrap to two lines on desktops."],
  alternatives: [{ name: "PromoBand", when: "it has an image" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the link." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: ["Text in reading order, with an optional link."],
};
