import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "One choice from a native list.",
  do: ["Keep the native list: phones and screen readers support it best."],
  dont: ["Use it for two or three options.", "Navigate on change without warning."],
  alternatives: [{ name: "RadioGroup", when: "a few options should be visible at once" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the select." },
    { keys: "Arrow up, Arrow down", action: "Selects the previous or next option." },
    { keys: "Enter, Space", action: "Opens the list." },
  ],
  accessibility: ["Field's label names it.", "Works in forms without JavaScript."],
};
