import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks before something that cannot be taken back: “Are you sure you want to logout?”",
  do: ["Name the deed on the button: “Logout”.", "Say in the text what follows from a yes."],
  dont: ["Ask where the deed can be undone.", "Call the buttons “OK” and “Cancel”."],
  alternatives: [{ name: "Dialog", when: "there is something to read or to fill in" }],
  keyboard: [
    { keys: "Tab, Shift + Tab", action: "Moves between the two answers and never out." },
    { keys: "Escape", action: "Means no." },
    { keys: "Enter, Space", action: "Presses the answer that has the focus." },
  ],
  accessibility: [
    "An `alertdialog`: question and consequence are read on opening.",
    "The focus begins on the way out and goes back to where it was.",
  ],
};
