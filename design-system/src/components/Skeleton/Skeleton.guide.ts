import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Reserves the space of loading content, so that nothing shifts when it arrives.",
  do: ["Match the shape of the content.", "Announce loading once, for the section."],
  dont: ["Show it for a split second.", "Fill it with placeholder text."],
  alternatives: [{ name: "Spinner", when: "a control is loading" }],
  accessibility: [
    "Screen readers skip it; set `aria-busy` on the section.",
    "It does not pulse with reduced motion, and has an outline in forced colors.",
  ],
};
