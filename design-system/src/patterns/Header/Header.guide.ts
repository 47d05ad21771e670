import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Promotion, logo, search, menus, account, wishlist, orders, bag.",
  do: ["Pass `currentHref`: the place one is at is marked."],
  dont: ["Put a second search into the page."],
  alternatives: [{ name: "MobileMenu", when: "the menu behind the three lines" }],
  keyboard: [
    { keys: "Tab", action: "Moves through everything in order." },
    { keys: "Enter, Space", action: "Opens or closes a menu." },
    { keys: "Escape", action: "Closes an open menu." },
  ],
  accessibility: [
    "First comes the way past it.",
    "Menus follow the disclosure pattern: they open by press, too, and Escape gives the focus back.",
    "The bag's count is announced.",
  ],
};
