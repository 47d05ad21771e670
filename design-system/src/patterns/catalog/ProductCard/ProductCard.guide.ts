import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A product in a listing or shelf: image, brand, title, price, condition.",
  do: ["Use the same aspect ratio for all images.", "Set `headingLevel` to match the page's outline."],
  dont: [
    "Add more buttons: one link covers the card, with the brand and the wishlist button above it.",
    "Crop the garment.",
  ],
  alternatives: [{ name: "CategoryTiles", when: "it links to a category" }],
  keyboard: [
    { keys: "Tab", action: "Moves to the link, the brand and the wishlist button." },
    { keys: "Enter", action: "Opens the product." },
    { keys: "Enter, Space", action: "On the wishlist button, adds or removes the product." },
  ],
  accessibility: [
    "One link with the title as its name; the brand and the wishlist button are separate.",
    "“Sold out” is text on an overlay.",
    "Color dots show for more than one color and have names.",
  ],
};
