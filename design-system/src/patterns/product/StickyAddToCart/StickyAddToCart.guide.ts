import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Groups the cart and wishlist buttons: within the column on desktops, in a sticky bar on phones.",
  do: ["Wrap the cart button in its form."],
  dont: ["Add a second button for phones: both layouts share one."],
  keyboard: [
    { keys: "Tab", action: "Moves to the buttons." },
    { keys: "Enter, Space", action: "Activates a button." },
  ],
  accessibility: [
    "Screen readers read it once, at its place in the page.",
    "Respects the window's safe area.",
  ],
};
