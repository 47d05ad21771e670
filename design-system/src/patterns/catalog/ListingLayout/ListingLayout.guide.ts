import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows filters next to the grid on desktops, and in a drawer on phones, which the toolbar's button opens.",
  do: [
    "Put everything that depends on the filters into the main part.",
    "Pass the toolbar the same `filtersId`.",
  ],
  dont: ["Move the filters to the other side."],
  keyboard: [
    { keys: "Tab, Shift + Tab", action: "Moves through the open drawer, without leaving it." },
    { keys: "Escape", action: "Closes the drawer; focus returns to the toolbar's button." },
  ],
  accessibility: [
    "The filters precede the grid in reading order.",
    "The drawer is a popover, so it opens without JavaScript.",
    "It has the dialog role only while it is open.",
  ],
};
