import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A short task or a closer view in a modal layer over the page.",
  do: [
    "Give it a title, visually hidden if necessary.",
    "Put the main action at the end of the footer.",
    "For another layout, use the parts: `DialogRoot`, `DialogTrigger`, `DialogContent`, `DialogHeader`, `DialogTitle`, `DialogBody`, `DialogDescription`, `DialogFooter`, `DialogClose`.",
  ],
  dont: [
    "Open it without a user action.",
    "Open a dialog from another dialog.",
    "Use it for content that deserves a page: a page has a URL.",
  ],
  alternatives: [
    { name: "Drawer", when: "it slides in from an edge: cart, menu, filters" },
    { name: "ConfirmDialog", when: "it asks for confirmation" },
    { name: "ImageOverlay", when: "it shows one image" },
  ],
  keyboard: [
    { keys: "Escape", action: "Closes the dialog." },
    { keys: "Tab, Shift + Tab", action: "Moves through the content, without leaving the dialog." },
  ],
  accessibility: [
    "Focus moves into the dialog, stays inside, and returns to the element that opened it.",
    "The page behind is inert until the dialog closes.",
    "It scrolls in small windows.",
  ],
};
