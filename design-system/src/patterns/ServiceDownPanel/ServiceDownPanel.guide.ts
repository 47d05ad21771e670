import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Nothing can be shown for the moment.",
  do: ["Say that the bag is safe.", "Let “Try again” load the page anew."],
  dont: ["Show codes."],
  alternatives: [{ name: "ErrorNotice", when: "one section failed" }],
  keyboard: [
    { keys: "Tab", action: "Moves to “Try again”." },
    { keys: "Enter", action: "Loads the page anew." },
  ],
  accessibility: ["Its title is the page's first heading."],
};
