import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A button with only an icon, for actions whose icon everybody knows.",
  do: [
    "Give it a label that describes the action.",
    "Use `surface` over images: its background keeps the icon readable.",
  ],
  dont: ["Invent an icon.", "Use it without a label."],
  alternatives: [{ name: "Button", when: "there is room for words" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the button." },
    { keys: "Enter, Space", action: "Activates the button." },
  ],
  accessibility: [
    "44 px, the small size 40 px, whatever the icon's size.",
    "`aria-pressed` makes it a toggle whose state is read.",
    "Its label includes the count of the badge.",
  ],
};
