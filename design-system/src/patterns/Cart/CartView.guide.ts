import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The bag as a page: whole without script.",
  do: ["Give each line a form that removes it."],
  dont: ["Leave out the way back to the shop when it is empty."],
  alternatives: [{ name: "CartDrawer", when: "beside the page one is on" }],
  keyboard: [
    { keys: "Tab", action: "Moves through lines and actions." },
    { keys: "Enter", action: "Removes or checks out." },
  ],
  accessibility: [
    "Lines are a list; each Remove names its piece.",
    "The summary stays in sight beside long lists.",
  ],
};
