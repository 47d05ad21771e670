import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Pieces in columns: two, three above 850 px, four above 1320.",
  do: ["Show skeletons in the number of pieces to come."],
  dont: ["Load more by scrolling: the footer would be out of reach."],
  alternatives: [{ name: "Shelf", when: "a few that turn by pages" }],
  keyboard: [{ keys: "Tab", action: "Moves from card to card." }],
  accessibility: ["A list; screen readers tell how many.", "“No results” is a heading with a way on."],
};
