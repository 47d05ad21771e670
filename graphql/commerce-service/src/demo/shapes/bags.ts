import type { ShapesOf } from "./shape-facts.ts";

const oneSize = { womens: "one_size" } as const;

export const bags: ShapesOf<"structured-bag" | "tote-bag" | "crossbody-bag" | "clutch-bag"> = {
  "structured-bag": {
    category: "handbags",
    specialties: ["handbags"],
    sizes: oneSize,
    retail: [198, 498],
    palette: "leather",
    cloths: { "smooth-leather": 4, "grained-leather": 3, croc: 3, patent: 1 },
    details: ["Framed", "Ladylike", "Sunday-best", "Boxed", "Turn-lock"],
    fit: ["Carries a day: wallet, phone, glasses, paperback", "Top handle drop 4.5 in, strap included"],
    cuts: {
      "top-handle": { noun: "top-handle bag" },
      mini: { noun: "mini top-handle bag", palette: "dressyLeather", retail: [148, 348] },
    },
  },
  "tote-bag": {
    category: "handbags",
    specialties: ["handbags"],
    sizes: oneSize,
    retail: [78, 298],
    palette: "leather",
    cloths: { "grained-leather": 4, canvas: 3, "smooth-leather": 2, straw: 2, suede: 1 },
    details: ["Commuter", "Farm-stand", "Carry-everything", "Weekend", "Roomy"],
    fit: ["Takes a 14-inch laptop", "Shoulder drop 10 in"],
    cuts: {
      classic: { noun: "tote bag", cloths: { "grained-leather": 4, canvas: 3, "smooth-leather": 2 } },
      open: { noun: "open tote", palette: "canvas", cloths: { straw: 4, canvas: 3, suede: 1 } },
    },
  },
  "crossbody-bag": {
    category: "handbags",
    specialties: ["handbags"],
    sizes: oneSize,
    retail: [88, 278],
    palette: "leather",
    cloths: { "grained-leather": 4, "smooth-leather": 4, suede: 2, croc: 1, "quilted-nylon": 1 },
    details: ["Hands-free", "Saddle-stitched", "Errand-day", "Compact", "City"],
    fit: ["Strap adjusts from 18 to 24 in", "Holds phone, cards, keys and not much else"],
    cuts: {
      flap: {
        noun: "flap crossbody bag",
        cloths: { "smooth-leather": 4, suede: 2, croc: 2, "grained-leather": 2 },
      },
      camera: {
        noun: "camera bag",
        cloths: { "grained-leather": 4, "smooth-leather": 3, "quilted-nylon": 1 },
      },
    },
  },
  "clutch-bag": {
    category: "handbags",
    specialties: ["handbags"],
    sizes: oneSize,
    retail: [68, 228],
    palette: "dressyLeather",
    cloths: { satin: 3, velvet: 2, croc: 2, patent: 2, suede: 1 },
    details: ["Opening-night", "Palm-sized", "Cocktail-hour", "Slender", "Wedding-guest"],
    fit: ["Holds phone, lipstick and a key", "Tuck-away chain inside"],
    cuts: {
      envelope: { noun: "envelope clutch", cloths: { satin: 2, croc: 2, patent: 2, suede: 2 } },
      frame: { noun: "frame clutch", cloths: { satin: 3, velvet: 3, croc: 1 } },
    },
  },
};
