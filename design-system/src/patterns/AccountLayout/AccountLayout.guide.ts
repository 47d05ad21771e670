import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The frame of every account screen: title, the way to the other sections, the section.",
  do: ["Keep the sections in one order everywhere."],
  dont: ["Put anything personal into it before the page is in the browser."],
  keyboard: [
    { keys: "Tab", action: "Moves through the sections." },
    { keys: "Enter", action: "Opens one." },
  ],
  accessibility: [
    "The sections are a navigation with `aria-current`.",
    "The greeting's place is held, so nothing jumps.",
  ],
};
