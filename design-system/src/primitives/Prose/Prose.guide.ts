import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Styles long texts: headings, lists, tables and links with consistent spacing.",
  do: ["Pass sanitized HTML or MDX.", "Limit lines to about 70 characters."],
  dont: ["Nest components that bring their own spacing."],
  alternatives: [{ name: "Text", when: "it is one paragraph" }],
  accessibility: ["Links are underlined.", "Wide tables scroll."],
};
