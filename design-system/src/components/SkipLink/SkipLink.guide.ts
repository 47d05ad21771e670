import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lets keyboard users skip the header.",
  do: ["Make it the first element of the page.", "Link to `main`, and make that focusable."],
  dont: ["Hide it from the keyboard.", "Add more than a few."],
  keyboard: [
    { keys: "Tab", action: "Shows the link, as the first tab stop." },
    { keys: "Enter", action: "Moves to the content." },
  ],
  accessibility: ["Visible while focused.", "Meets WCAG 2.4.1, Bypass Blocks."],
};
