import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "A live region that tells screen readers what changed: “Item removed from cart”. The page renders one; call `announce()` from anywhere.",
  do: [
    "Announce the result of an action, once.",
    "Clear the message after a moment (300 ms for the cart, 3 s for the wishlist).",
  ],
  dont: [
    "Announce headings or the focused element: screen readers already read them.",
    "Announce every step of a progress.",
  ],
  alternatives: [{ name: "ErrorNotice", when: "the message must also be visible" }],
  accessibility: [
    "A polite live region that is always in the page. Screen readers ignore a region that is added together with its text.",
    "Repeated messages are read again.",
    "Messages that follow quickly do not replace each other: each stays for its own time.",
  ],
};
