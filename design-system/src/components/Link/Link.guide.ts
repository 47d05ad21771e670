import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Navigates to another page, a section of this one, or an email.",
  do: [
    "Describe the destination.",
    "Keep the underline in sentences. `standalone` makes it as tall as a touch target.",
  ],
  dont: ["Write “click here”.", "Use it for actions that change something."],
  alternatives: [
    { name: "Button", when: "it triggers an action, or is the main link of a section (with `asChild`)" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the link." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: [
    "The underline, not only the color, distinguishes it from text.",
    "A standalone link is 24 px tall.",
  ],
};
