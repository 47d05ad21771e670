import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A piece in a listing or on a shelf: picture, brand, title, price, condition.",
  do: ["Give all pictures one shape.", "Let `headingLevel` fit the page's outline."],
  dont: [
    "Add a second button: one link covers the card, brand and heart stand above it.",
    "Cut the garment in the picture.",
  ],
  alternatives: [{ name: "CategoryTiles", when: "it leads to a category" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the heart, the brand and the card's link." },
    { keys: "Enter", action: "Opens the piece." },
    { keys: "Enter, Space", action: "On the heart, keeps it or lets it go." },
  ],
  accessibility: [
    "One link named by the title; brand and heart are reached apart.",
    "Sold out is said in words over a veil.",
    "Dots appear for more than one color and have names.",
  ],
};
