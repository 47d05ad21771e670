import type { ComponentGuide } from "../../stories/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A product's pictures: two columns, on phones a strip that snaps. Eight at most.",
  do: ["Begin with the front.", "Describe each picture: front, back, cuff."],
  dont: ["Crop a garment.", "Turn pictures by themselves."],
  alternatives: [{ name: "ImageOverlay", when: "one picture alone" }],
  keyboard: [
    { keys: "Tab", action: "Moves from picture to picture." },
    { keys: "Enter", action: "Opens it large." },
    { keys: "Escape", action: "Closes the large view." },
  ],
  accessibility: [
    "Each picture is a link to itself; in the shop it opens large.",
    "Dots tell the place in the strip and are not read.",
  ],
};
