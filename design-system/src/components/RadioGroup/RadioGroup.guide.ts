import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "One choice from a few visible options.",
  do: ["Preselect a sensible default.", "Use Select for seven options or more."],
  dont: ["Use it for yes or no.", "Leave out the legend; hide it if the heading already says it."],
  alternatives: [
    { name: "Select", when: "there are many values or little room" },
    { name: "Swatches", when: "people choose a color or size" },
    { name: "Checkbox", when: "the answer is yes or no" },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves into the group and out." },
    { keys: "Arrow up, Arrow down", action: "Selects the previous or next option." },
  ],
  accessibility: ["A fieldset with a legend and native radio buttons.", "The group is one tab stop."],
};
