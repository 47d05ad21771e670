import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Keeps a piece, or lets it go.",
  do: ["Send a visitor to sign in, and keep the piece meanwhile."],
  dont: ["Use the heart for anything else."],
  alternatives: [{ name: "IconButton", when: "another sign" }],
  keyboard: [
    { keys: "Tab", action: "Moves to it." },
    { keys: "Enter, Space", action: "Keeps it or lets it go." },
  ],
  accessibility: [
    "A switch with a name that says what a press does and which piece.",
    "“… added to wishlist” is announced and cleared after 3 s.",
    "44 px, on a card, too.",
  ],
};
