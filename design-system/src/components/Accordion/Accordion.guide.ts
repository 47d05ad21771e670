import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A list of headings that expand. Script keeps the state: opening one item can close the others.",
  do: [
    "Write headings that describe the content: “Delivery and returns”.",
    "Set `headingLevel` to match the page's outline.",
  ],
  dont: ["Hide content that most people need.", "Nest accordions."],
  alternatives: [
    { name: "Disclosure", when: "no script needs the state: it works without JavaScript" },
    { name: "Tabs", when: "one panel shows at a time and all matter equally" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves between headings and into open panels." },
    { keys: "Enter, Space", action: "Opens or closes the panel." },
  ],
  accessibility: [
    "Each heading contains a button with `aria-expanded` and the panel's id.",
    "Screen readers and the keyboard skip closed panels.",
  ],
};
