import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The shop's promises: a sentence, a grid of claims, one action.",
  do: ["Make claims that can be checked."],
  dont: ["Show more than six.", "Rely on the icon for meaning."],
  alternatives: [{ name: "PerksStrip", when: "short promises fit one line" }],
  keyboard: [{ keys: "Tab", action: "Moves to the action." }],
  accessibility: ["A section named by its title; screen readers skip the icons."],
};
