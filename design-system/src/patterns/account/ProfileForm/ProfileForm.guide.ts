import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A form for a customer's name and address.",
  status: "new",
  do: ["Enable Save on the first change."],
  dont: ["Send unchanged fields."],
  keyboard: [
    { keys: "Tab", action: "Moves through the fields." },
    { keys: "Enter", action: "Saves, in any field." },
  ],
  accessibility: [
    "A field that the service rejects shows the error and gets the focus.",
    "“Saved” is announced.",
  ],
};
