import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Finds an order by number, shipment status or piece.",
  do: ["Search while one types."],
  dont: ["Empty it when a tab is changed."],
  alternatives: [{ name: "SearchBox", when: "it searches the shop" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Escape", action: "Clears it." },
  ],
  accessibility: ["A search landmark; the number found is announced."],
};
