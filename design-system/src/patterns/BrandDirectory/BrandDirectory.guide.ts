import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Every brand under its letter, A to Z, in stacks of six.",
  do: ["Give names as they are: it sorts them."],
  dont: ["Filter out names yourself: “Unbranded” and what begins with no letter are left out."],
  keyboard: [
    { keys: "Tab", action: "Moves through letters and brands." },
    { keys: "Enter", action: "Opens the brand's page." },
  ],
  accessibility: ["Letters are headings and can be jumped to.", "“Loading...” holds the place and is read."],
};
