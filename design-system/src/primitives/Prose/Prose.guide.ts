import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Long texts: headings, lists, tables and links with the right distances.",
  do: ["Give it sanitized HTML or MDX.", "Keep lines to about 70 letters."],
  dont: ["Put components into it that bring their own distances."],
  alternatives: [{ name: "Text", when: "one paragraph" }],
  accessibility: ["Links keep their underlines.", "Tables scroll in themselves."],
};
