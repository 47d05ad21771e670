import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "An order: products, address, progress, and links to track, cancel or return it.",
  status: "new",
  do: ["Show what the service returns, even with gaps."],
  dont: ["Offer to cancel an order that has shipped."],
  keyboard: [
    { keys: "Tab", action: "Moves to Track, Cancel or Return." },
    { keys: "Enter", action: "Opens the link." },
  ],
  accessibility: [
    "A heading names the order; the steps are a list that marks the current one.",
    "Track opens in a new tab and says so.",
  ],
};
