import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Replaces a page whose data cannot load.",
  do: ["Reassure shoppers that their cart is safe.", "Let “Try again” reload the page."],
  dont: ["Show error codes."],
  alternatives: [{ name: "ErrorNotice", when: "one section failed" }],
  keyboard: [
    { keys: "Tab", action: "Moves to “Try again”." },
    { keys: "Enter", action: "Reloads the page." },
  ],
  accessibility: ["The title is the page's h1."],
};
