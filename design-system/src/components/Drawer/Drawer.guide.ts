import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A panel from an edge for what goes along with the page: the bag, the menu, the filters.",
  do: [
    "Bag and filters come from the end, menus from the start.",
    "Keep the main action in the footer, which does not scroll.",
  ],
  dont: [
    "Open a second one over it.",
    "Fill the whole window: a strip of the page stays, and pressing it closes.",
  ],
  alternatives: [
    { name: "Dialog", when: "it is a task of its own" },
    { name: "FilterDrawer", when: "it holds filters: all is there" },
  ],
  keyboard: [
    { keys: "Escape", action: "Closes." },
    { keys: "Tab, Shift + Tab", action: "Moves through what is inside and never out." },
  ],
  accessibility: [
    "A modal dialog with a name.",
    "For the bag the focus moves to the close button after 100 ms and back to the bag's control on closing.",
    "It comes from the other side in right-to-left.",
  ],
};
