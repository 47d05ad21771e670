import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A heading that expands its content with native `<details>`. It works without JavaScript.",
  do: [
    "Prefer it to Accordion unless script needs the state.",
    "Give several the same `name` to open one at a time.",
  ],
  dont: ["Put a heading's only content into its summary.", "Hide prices or terms in it."],
  alternatives: [{ name: "Accordion", when: "script needs the state" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the summary." },
    { keys: "Enter, Space", action: "Opens or closes the content." },
  ],
  accessibility: [
    "Native roles and keys.",
    "Browsers that can search closed `<details>` find the content and open it.",
  ],
};
