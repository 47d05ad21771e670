import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The page's links, newsletter form and legal notice.",
  do: ["Keep the columns short and in the same order."],
  dont: ["Put important content only here."],
  keyboard: [
    { keys: "Tab", action: "Moves through links, field and button." },
    { keys: "Enter", action: "Subscribes, from the field." },
  ],
  accessibility: [
    "The `contentinfo` landmark, with named navigation landmarks.",
    "The newsletter's button is disabled until the address is valid; success is announced.",
  ],
};
