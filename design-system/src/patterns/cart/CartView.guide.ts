import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The cart as a page. It works without JavaScript.",
  do: [
    "Pass a remove form for each line.",
    "For another layout, use the parts: `CartRoot`, `CartBody`, `CartLines`, `CartEmpty`, `CartLoading`, `CartSide`, `CartSummaryRoot`, `CartTotalsList`, `CartCheckout`, `CartAgreement`.",
  ],
  dont: ["Leave out the link to the shop when it is empty."],
  alternatives: [{ name: "CartDrawer", when: "it opens over the current page" }],
  keyboard: [
    { keys: "Tab", action: "Moves through lines and actions." },
    { keys: "Enter", action: "Removes or checks out." },
  ],
  accessibility: [
    "The lines are a list; each Remove button names its product.",
    "The summary stays visible next to long lists.",
  ],
};
