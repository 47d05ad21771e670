import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Names and address of a customer.",
  do: ["Wake Save with the first change."],
  dont: ["Send what was not changed."],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter", action: "Saves, from a field." },
  ],
  accessibility: [
    "What the service refuses is said at its field, which gets the focus.",
    "“Saved” is announced.",
  ],
};
