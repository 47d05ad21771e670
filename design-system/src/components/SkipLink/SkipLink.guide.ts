import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The first stop of the keyboard: past the header to the content.",
  do: ["Put it first in the page.", "Point it at `main`, which can take focus."],
  dont: ["Hide it from the keyboard.", "Have more than a few."],
  keyboard: [
    { keys: "Tab", action: "Shows it, as the first stop." },
    { keys: "Enter", action: "Moves to the content." },
  ],
  accessibility: ["Seen when it has the focus.", "WCAG 2.4.1."],
};
