import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The bag's button and the heart: in the column on a desktop, on phones a bar that stays.",
  do: ["Put the form around the button."],
  dont: ["Show a second button for phones: it is one and the same."],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter, Space", action: "Presses it." },
  ],
  accessibility: ["Read once, where it stands in the page.", "Respects the safe area of the window."],
};
