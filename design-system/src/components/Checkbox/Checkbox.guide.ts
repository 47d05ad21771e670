import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A yes-or-no choice, or any number of options from a list.",
  do: ["Word the label so that checked means yes.", "Group several in a fieldset with a legend."],
  dont: ["Trigger an immediate action without warning.", "Leave out the label: the whole row is clickable."],
  alternatives: [{ name: "RadioGroup", when: "people choose exactly one option" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the checkbox." },
    { keys: "Space", action: "Checks or unchecks it." },
  ],
  accessibility: [
    "A native checkbox with custom styles; in forced colors it looks native.",
    "The row is a target of at least 24 px.",
    "`aria-describedby` connects the description.",
  ],
};
