import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The bag, from anywhere in the shop: lines, total, what is saved, and the way to checkout.",
  do: [
    "Open it when a piece was added.",
    "Show the service's totals, “Updating...” while they are asked for.",
  ],
  dont: ["Compute totals from lines.", "Close it when a line is removed."],
  alternatives: [{ name: "CartView", when: "as a page, whole without script" }],
  keyboard: [
    { keys: "Escape", action: "Closes." },
    { keys: "Tab, Shift + Tab", action: "Moves through lines and actions and never out." },
    { keys: "Enter", action: "On Remove, removes the piece." },
  ],
  accessibility: [
    "Focus on the close button after 100 ms, back to the bag's control on closing.",
    "“Item removed from cart” is announced and cleared after 300 ms.",
    "After a removal the focus goes to the next line.",
  ],
};
