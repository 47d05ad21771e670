import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A panel that slides in from an edge: the cart, the menu, filters.",
  do: [
    "Open the cart and filters at the end, menus at the start.",
    "Keep the main action in the footer, which does not scroll.",
  ],
  dont: [
    "Open a second drawer over it.",
    "Fill the whole window: a click on the visible strip of the page closes the drawer.",
  ],
  alternatives: [
    { name: "Dialog", when: "it is a separate task" },
    { name: "ListingLayout", when: "it contains a listing's filters" },
  ],
  keyboard: [
    { keys: "Escape", action: "Closes the drawer." },
    { keys: "Tab, Shift + Tab", action: "Moves through the content, without leaving the drawer." },
  ],
  accessibility: [
    "A modal dialog with an accessible name.",
    "A native modal dialog: the page behind it is inert, and announcements are made inside it.",
    "In the cart, focus moves to the close button after 100 ms and returns to the cart button on close.",
    "In right-to-left pages it opens from the opposite side.",
  ],
};
