import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "All brands from A to Z under their first letter, in stacks of six.",
  status: "new",
  do: ["Pass unsorted names: the component sorts them."],
  dont: ["Filter names yourself: it leaves out “Unbranded” and names without a first letter."],
  keyboard: [
    { keys: "Tab", action: "Moves through letters and brands." },
    { keys: "Enter", action: "Opens the brand's page." },
  ],
  accessibility: [
    "Letters are headings, so screen readers can jump between them.",
    "“Loading...” reserves the space and is announced.",
  ],
};
