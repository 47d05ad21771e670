import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Leads somewhere: another page, a place on this one, an email.",
  do: [
    "Say where it leads in its own words.",
    "In a sentence keep the underline; `standalone` gives it a finger's height.",
  ],
  dont: ["Write “click here”.", "Use it for what changes something."],
  alternatives: [
    { name: "Button", when: "something happens" },
    { name: "Button", when: "`asChild`: it leads on, as the main thing to do" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: ["The underline, not the color, tells it from text.", "24 px tall when it stands alone."],
};
