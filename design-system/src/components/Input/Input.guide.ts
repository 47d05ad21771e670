import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A single-line text field.",
  do: [
    "Set `type`, `autoComplete` and `inputMode`: phones show the matching keyboard.",
    "Wrap it in a Field.",
  ],
  dont: [
    "Use type smaller than 16 px: phones zoom into the field.",
    "Disable a field that could be read-only: disabled text cannot be selected.",
  ],
  alternatives: [
    { name: "Textarea", when: "people write more than one line" },
    { name: "Select", when: "there are a few known values" },
    { name: "SearchBox", when: "it searches the shop" },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the field." }],
  accessibility: [
    "The border reaches 3:1, text and placeholder 4.5:1.",
    "The focus ring surrounds the border.",
  ],
};
