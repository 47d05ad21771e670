import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Links, the newsletter, the legal line.",
  do: ["Keep the columns short and in one order."],
  dont: ["Put anything here that is nowhere else and matters."],
  keyboard: [
    { keys: "Tab", action: "Moves through links, field and button." },
    { keys: "Enter", action: "Subscribes, from the field." },
  ],
  accessibility: [
    "The page's `contentinfo`, with named navigations.",
    "The newsletter's button sleeps until the address can be one; success is announced.",
  ],
};
