import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks for confirmation before an action that cannot be undone: “Are you sure you want to logout?”",
  status: "new",
  do: ["Name the action on the button: “Logout”.", "Describe the consequence in the text."],
  dont: ["Ask for confirmation of actions that can be undone.", "Label the buttons “OK” and “Cancel”."],
  alternatives: [{ name: "Dialog", when: "there is something to read or fill in" }],
  keyboard: [
    { keys: "Tab, Shift + Tab", action: "Moves between the two buttons, without leaving the dialog." },
    { keys: "Escape", action: "Cancels." },
    { keys: "Enter, Space", action: "Activates the focused button." },
  ],
  accessibility: [
    "An `alertdialog`: screen readers read the question and the consequence when it opens.",
    "Focus starts on the cancel button and returns to where it was.",
  ],
};
