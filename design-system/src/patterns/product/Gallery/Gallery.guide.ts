import type { ComponentGuide } from "../../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A product's images, at most eight: two columns, on phones a row with scroll snapping.",
  do: [
    "Start with the front.",
    "Describe each image: front, back, cuff.",
    "For another layout, use the parts: `GalleryRoot`, `GalleryList`, `GalleryItem`, `GalleryDots`; `GalleryStage` is the large view without its dialog.",
  ],
  dont: ["Crop a garment.", "Advance images automatically."],
  alternatives: [{ name: "ImageOverlay", when: "there is a single image" }],
  keyboard: [
    { keys: "Tab", action: "Moves from image to image." },
    { keys: "Enter", action: "Opens the large view." },
    { keys: "Escape", action: "Closes the large view." },
  ],
  accessibility: [
    "Each image links to its file; with JavaScript it opens the large view.",
    "Screen readers skip the dots that show the position.",
  ],
};
