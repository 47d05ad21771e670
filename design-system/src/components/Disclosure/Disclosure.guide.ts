import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "One heading that unfolds its text, by the platform's own `<details>`: it works before and without script.",
  do: [
    "Take it first; take Accordion only if something must know the state.",
    "Give several the same `name`, and one opens at a time.",
  ],
  dont: ["Put a heading's only content into its summary.", "Hide prices or conditions in it."],
  alternatives: [{ name: "Accordion", when: "the state is needed in script" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter, Space", action: "Opens or closes." },
  ],
  accessibility: [
    "The browser's own roles and keys.",
    "Found by the browser's search in the page where it can open by itself.",
  ],
};
