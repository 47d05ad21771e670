import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Holds the place of what is on its way, in its size, so that nothing jumps.",
  do: ["Give it the shape of what comes.", "Say once, at the section, that it is loading."],
  dont: ["Show it for less than a moment.", "Make it up of words that are not there."],
  alternatives: [{ name: "Spinner", when: "a control is at work" }],
  accessibility: [
    "Hidden from screen readers; the section around is `aria-busy`.",
    "It does not breathe with reduced motion, and has an outline in forced colors.",
  ],
};
