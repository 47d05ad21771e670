import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the number of products, the sort order and, on phones, the button that opens the filters.",
  do: ["Offer “relevance” only for a search."],
  dont: ["Guess the count: omit it if it is unknown."],
  keyboard: [
    { keys: "Tab", action: "Moves to the select." },
    { keys: "Arrow up, Arrow down", action: "Selects the sort order." },
  ],
  accessibility: [
    "The sort order is a field of the filter form, which works without JavaScript.",
    "The button's name includes the number of active filters.",
  ],
};
