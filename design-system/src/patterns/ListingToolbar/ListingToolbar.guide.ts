import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "How many pieces, in which order, and the way to the filters on a phone.",
  do: ["Offer relevance only when there is something to be relevant to."],
  dont: ["Guess the count: leave it out if it is not known."],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Arrow up, Arrow down", action: "Chooses the order." },
  ],
  accessibility: [
    "The order is a form: it works without script.",
    "The count of active filters is part of the button's name.",
  ],
};
