import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What a listing of one brand, category or collection opens with.",
  do: ["Keep the text to two sentences.", "Leave the side for words free in the picture."],
  dont: ["Link out without saying where to."],
  alternatives: [{ name: "Hero", when: "the home page" }],
  keyboard: [
    { keys: "Tab", action: "Moves through the links." },
    { keys: "Enter", action: "Follows it." },
  ],
  accessibility: [
    "Its title is the page's first heading.",
    "Tabs are links in a named navigation.",
    "It is day here in every scheme when there is a picture.",
  ],
};
