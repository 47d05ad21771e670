import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Yes or no to one thing, or any number of several.",
  do: ["Word it so that a tick means yes.", "Put several under one legend in a fieldset."],
  dont: [
    "Use it to act at once on the page, without a word that it will.",
    "Leave out the label: the whole row can be pressed.",
  ],
  alternatives: [{ name: "RadioGroup", when: "exactly one of several is chosen" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Space", action: "Ticks or clears." },
  ],
  accessibility: [
    "The platform's own control, drawn anew; in forced colors it is the platform's drawing.",
    "24 px at least, the row included.",
    "The description belongs to the control by `aria-describedby`.",
  ],
};
