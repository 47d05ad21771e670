import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "One of several known values in the platform's own list.",
  do: ["Take the platform's list: phones and screen readers know it best."],
  dont: ["Use it for two or three values.", "Let a choice lead away without a word."],
  alternatives: [{ name: "RadioGroup", when: "few values that should be seen at once" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Arrow up, Arrow down", action: "Chooses." },
    { keys: "Enter, Space", action: "Opens the list." },
  ],
  accessibility: ["Named by its Field's label.", "Works without script in a form."],
};
