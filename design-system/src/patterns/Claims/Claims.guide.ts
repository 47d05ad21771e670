import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What the shop stands for: a sentence, a grid of promises, one thing to do.",
  do: ["Promise what can be checked."],
  dont: ["Use more than six.", "Let the sign say what the words do not."],
  alternatives: [{ name: "PerksStrip", when: "short promises in one line" }],
  keyboard: [{ keys: "Tab", action: "Moves to the action." }],
  accessibility: ["A section named by its title; signs are not read."],
};
