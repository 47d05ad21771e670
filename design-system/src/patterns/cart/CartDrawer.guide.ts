import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The cart in a drawer, available on every page: lines, total, savings and checkout.",
  do: ["Open it after adding a product.", "Show the service's totals, and “Updating...” while they load."],
  dont: [
    "Calculate totals from the lines.",
    "Close it after removing a line.",
    "Show an empty cart before the contents are known: use the `loading` and `failed` states.",
  ],
  alternatives: [{ name: "CartView", when: "a page needs the cart, which works without JavaScript" }],
  keyboard: [
    { keys: "Escape", action: "Closes the drawer." },
    { keys: "Tab, Shift + Tab", action: "Moves through lines and actions, without leaving the drawer." },
    { keys: "Enter", action: "On Remove, removes the line." },
  ],
  accessibility: [
    "Focus moves to the close button after 100 ms and returns to the cart button on close.",
    "“Item removed from cart” is announced and cleared after 300 ms.",
    "After a removal, focus moves to the next line.",
  ],
};
