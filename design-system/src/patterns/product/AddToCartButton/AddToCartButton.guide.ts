import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a product to the cart, with a label for every state.",
  do: ["Show “Loading...” while the state is unknown."],
  dont: ["Write your own labels.", "Hide it for a sold product: it says “Sold out”."],
  alternatives: [{ name: "Button", when: "it does anything else" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the button." },
    { keys: "Enter, Space", action: "Adds the product." },
  ],
  accessibility: [
    "While adding it keeps the focus and ignores further clicks.",
    "While the cart loads it is `aria-disabled`; focus and a click in progress are kept.",
    "The cart announces the result.",
  ],
};
