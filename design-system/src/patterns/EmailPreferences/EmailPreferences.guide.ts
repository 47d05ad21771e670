import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Which emails a customer wants.",
  do: ["Say that emails about orders always come."],
  dont: ["Tick it beforehand."],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Space", action: "Ticks or clears." },
    { keys: "Enter", action: "Saves." },
  ],
  accessibility: ["“Saved” is announced; a failure is said at the form."],
};
