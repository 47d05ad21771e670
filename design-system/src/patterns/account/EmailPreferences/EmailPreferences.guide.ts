import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lets customers choose which emails they receive.",
  status: "new",
  do: ["Mention that order emails always arrive."],
  dont: ["Preselect it."],
  keyboard: [
    { keys: "Tab", action: "Moves to the checkbox." },
    { keys: "Space", action: "Checks or unchecks it." },
    { keys: "Enter", action: "Saves." },
  ],
  accessibility: ["“Saved” is announced; an error shows in the form."],
};
