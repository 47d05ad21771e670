import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows that one section failed while the rest of the page works.",
  do: [
    "Name what did not load, in the section's own terms.",
    "Offer “Try again” and keep the notice in place while retrying.",
  ],
  dont: ["Show error codes or stack traces.", "Replace the whole page with it."],
  alternatives: [
    { name: "Field", when: "one field is invalid: it has its own message" },
    { name: "ServiceDownPanel", when: "the whole page failed" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to “Try again”." },
    { keys: "Enter, Space", action: "Retries." },
  ],
  accessibility: [
    "An alert: screen readers read it as soon as it appears.",
    "The button keeps the focus while retrying.",
  ],
};
