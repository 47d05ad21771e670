import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A button with a sign alone, where there is no room for words and everybody knows the sign.",
  do: [
    "Give it a name that says what happens.",
    "Take `raised` on pictures: its ground keeps the sign readable.",
  ],
  dont: ["Invent a sign.", "Use one without a name."],
  alternatives: [{ name: "Button", when: "there is room for words" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter, Space", action: "Presses it." },
  ],
  accessibility: [
    "44 px, the small one 40, whatever the sign's size.",
    "`pressed` makes it a switch: on and off are read out.",
    "A count is part of its name, not only a number in the corner.",
  ],
};
