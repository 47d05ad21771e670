import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A short task or a closer look, over the page, which waits.",
  do: ["Give it a title, hidden if it must be.", "Put the main action at the end of the footer."],
  dont: [
    "Open one without the person asking.",
    "Open a dialog from a dialog.",
    "Use it for what a page of its own could show: a page has an address.",
  ],
  alternatives: [
    { name: "Drawer", when: "it belongs to an edge: bag, menu, filters" },
    { name: "ConfirmDialog", when: "it only asks yes or no" },
    { name: "ImageOverlay", when: "it shows one picture" },
  ],
  keyboard: [
    { keys: "Escape", action: "Closes." },
    { keys: "Tab, Shift + Tab", action: "Moves through what is inside and never out." },
  ],
  accessibility: [
    "Focus moves in, stays in, and goes back to what opened it.",
    "The page behind is out of reach; nothing is left of that when it closes.",
    "On a small window it scrolls in itself.",
  ],
};
