import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Says to screen readers what others see: “Item removed from cart”. One stands in the page's frame; `announce()` speaks through it from anywhere.",
  do: [
    "Announce the outcome of what the person did, once.",
    "Clear after the time the specification names (300 ms, 3 s).",
  ],
  dont: [
    "Announce what has the focus or is a heading: that is read anyway.",
    "Announce progress again and again.",
  ],
  alternatives: [{ name: "ErrorNotice", when: "the message must be seen, too" }],
  accessibility: [
    "A polite live region that is in the page from the start: one that is added with its words is not read.",
    "The same words said twice are read twice.",
  ],
};
