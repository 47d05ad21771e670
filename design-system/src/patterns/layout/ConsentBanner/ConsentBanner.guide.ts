import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks for consent to analytics, once.",
  status: "new",
  do: ["Give both answers the same prominence."],
  dont: ["Block the page with it.", "Load third-party scripts before consent."],
  keyboard: [
    { keys: "Tab", action: "Moves to the two answers." },
    { keys: "Enter, Space", action: "Answers." },
  ],
  accessibility: [
    "A region that does not take the focus.",
    "Shows above the sticky add-to-cart bar, which stays reachable.",
  ],
};
