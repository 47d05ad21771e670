import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Filters orders by number, shipment status or product.",
  status: "new",
  do: ["Filter while people type."],
  dont: ["Clear it when people switch tabs."],
  alternatives: [{ name: "SearchBox", when: "it searches the shop" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the field." },
    { keys: "Escape", action: "Clears the field." },
  ],
  accessibility: ["A search landmark; the number of results is announced."],
};
