import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Label, hint and error around any control, tied to it by ids.",
  do: ["Let the label stand above and stay.", "Say in the error how to mend it."],
  dont: ["Use the placeholder as the label.", "Show an error before the person has had a chance to type."],
  alternatives: [{ name: "Checkbox", when: "it brings its own label" }],
  keyboard: [{ keys: "Tab", action: "Moves to it." }],
  accessibility: [
    "Label by `for`, hint and error by `aria-describedby`; an error sets `aria-invalid`.",
    "“Optional” is said in words.",
  ],
};
