import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "An order with everything one asks about it: what, where to, how far, and the ways to act.",
  do: ["Show what the service says, also with gaps."],
  dont: ["Offer to cancel what has been sent."],
  keyboard: [
    { keys: "Tab", action: "Moves to Track, Cancel or Return." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: [
    "A heading names the order; the steps are a list with the current one marked.",
    "Track opens another page and says so.",
  ],
};
