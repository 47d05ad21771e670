import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The layout of every account page: title, section navigation, section.",
  status: "new",
  do: ["Keep the sections in the same order on every page."],
  dont: ["Render personal data on the server: the page may be cached."],
  keyboard: [
    { keys: "Tab", action: "Moves through the section links." },
    { keys: "Enter", action: "Opens a section." },
  ],
  accessibility: [
    "The sections are a navigation landmark with `aria-current`.",
    "The greeting's space is reserved, so nothing shifts.",
  ],
};
