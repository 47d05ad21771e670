import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Something in this section did not work; the rest of the page does.",
  do: [
    "Say what did not load, in the words of the section.",
    "Offer “Try again” and keep the notice in place meanwhile.",
  ],
  dont: ["Show codes or stacks.", "Cover the whole page with it."],
  alternatives: [
    { name: "Field", when: "one field is wrong: it has its own message" },
    { name: "ServiceDownPanel", when: "nothing works" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to “Try again”." },
    { keys: "Enter, Space", action: "Tries again." },
  ],
  accessibility: [
    "An alert: it is read as soon as it appears.",
    "While it tries again the button keeps the focus.",
  ],
};
