import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Headings that unfold their text, with the state in script: when one opens, others may close, or the page must know which is open.",
  do: [
    "Write headings that say what is below: “Delivery and returns”.",
    "Set `headingLevel` so that the page's outline stays whole.",
  ],
  dont: ["Hide what most people need.", "Put an accordion into an accordion."],
  alternatives: [
    { name: "Disclosure", when: "nothing needs to know the state: it works without script" },
    { name: "Tabs", when: "only one panel should be in sight, and all are about as important" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves from heading to heading and into what is open." },
    { keys: "Enter, Space", action: "Opens or closes." },
  ],
  accessibility: [
    "Each heading holds a button with `aria-expanded` and the panel's id.",
    "A closed panel is not read out and takes no focus.",
  ],
};
