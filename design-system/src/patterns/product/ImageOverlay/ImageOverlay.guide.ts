import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows one image in a dialog, such as a size chart.",
  do: ["Describe the image's facts in the alternative text."],
  dont: ["Show a chart that exists nowhere as text. Put its table beside it, as children."],
  alternatives: [{ name: "Gallery", when: "there are several images" }],
  keyboard: [
    { keys: "Escape", action: "Closes the dialog." },
    { keys: "Tab, Shift + Tab", action: "Moves through the dialog, without leaving it." },
  ],
  accessibility: ["A dialog with a name; without JavaScript the link opens the image."],
};
