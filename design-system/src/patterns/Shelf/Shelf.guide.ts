import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A row of pieces that turns by pages and wraps at both ends.",
  do: ["Five columns; three beside a promotion."],
  dont: ["Turn it by itself.", "Put another shelf into it."],
  alternatives: [{ name: "ProductGrid", when: "all pieces" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the buttons, then through the cards." },
    { keys: "Enter, Space", action: "Turns a page." },
  ],
  accessibility: [
    "A region named by its title; its strip scrolls by touch and follows the focus.",
    "The buttons say what they do; a short last page is filled from the start.",
  ],
};
