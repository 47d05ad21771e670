import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a label, a hint and an error message to a control.",
  do: ["Keep the label visible above the control.", "Explain in the error how to fix it."],
  dont: ["Use the placeholder as the label.", "Show an error before people have had a chance to type."],
  alternatives: [{ name: "Checkbox", when: "the control has its own label" }],
  keyboard: [{ keys: "Tab", action: "Moves to the control." }],
  accessibility: [
    "`for` connects the label, `aria-describedby` the hint and the error; an error sets `aria-invalid`.",
    "“Optional” is spelled out.",
  ],
};
