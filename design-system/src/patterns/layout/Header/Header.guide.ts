import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The shop's header: promotion, logo, search, menus, account, wishlist, orders, cart.",
  do: [
    "Pass `currentHref` to mark the current page.",
    "For another layout, use the parts: `HeaderRoot`, `HeaderMenuButton`, `MainNavigation`, `HeaderLogo`, `HeaderEnd`, `HeaderSearch`, `HeaderActions`, `HeaderLink`, `AccountMenu`, `CartLink`. Put a `SkipLink` before them.",
  ],
  dont: ["Put a second search field into the page."],
  alternatives: [{ name: "MobileMenu", when: "it is the menu behind the menu button" }],
  keyboard: [
    { keys: "Tab", action: "Moves through everything in order." },
    { keys: "Enter, Space", action: "Opens or closes a menu." },
    { keys: "Escape", action: "Closes an open menu." },
  ],
  accessibility: [
    "The skip link comes first.",
    "Menus follow the disclosure pattern: they also open on click, and Escape returns the focus.",
    "The cart's count is announced.",
  ],
};
