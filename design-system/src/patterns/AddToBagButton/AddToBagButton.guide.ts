import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a piece to the bag, with all states and words of the specification.",
  do: ["Hold its place while the state is not known: “Loading...”."],
  dont: ["Write the words yourself.", "Hide it when a piece is sold: it says so."],
  alternatives: [{ name: "Button", when: "anything else" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter, Space", action: "Adds the piece." },
  ],
  accessibility: [
    "Under way it keeps the focus and cannot be pressed twice.",
    "While the bag is not known it is told as disabled; focus and a press begun before are not lost.",
    "What happened is announced by the bag.",
  ],
};
