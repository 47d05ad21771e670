import type { ShapesOf } from "./shape-facts.ts";

const forWomen = { womens: "shoes_us_m" } as const;
const forAll = { womens: "shoes_us_m", mens: "shoes_us_m" } as const;

export const shoes: ShapesOf<"boots" | "pumps" | "sneakers" | "sandals" | "loafers"> = {
  boots: {
    category: "shoes",
    specialties: ["footwear"],
    sizes: forWomen,
    retail: [148, 368],
    palette: "leather",
    cloths: { "smooth-leather": 4, suede: 4, croc: 1, patent: 1 },
    details: ["Stacked-heel", "City", "Pull-on", "Polished", "All-day", "Autumn"],
    fit: ["True to size with a medium width", "Half sizes: take the larger if you wear thick socks"],
    cuts: {
      ankle: { noun: "ankle boots" },
      knee: { noun: "knee boots", retail: [198, 448], cloths: { "smooth-leather": 4, suede: 3, croc: 1 } },
      chelsea: {
        noun: "Chelsea boots",
        sizes: forAll,
        cloths: { "smooth-leather": 4, suede: 3, "grained-leather": 2 },
      },
    },
  },
  pumps: {
    category: "shoes",
    specialties: ["footwear"],
    sizes: forWomen,
    retail: [98, 268],
    palette: "dressyLeather",
    cloths: { "smooth-leather": 3, suede: 3, patent: 3, satin: 2, croc: 1 },
    details: ["Clean-lined", "Party", "Late-night", "Curtain-call", "Polished"],
    fit: ["True to size; heel about three inches", "Cushioned at the ball of the foot"],
    cuts: {
      "point-toe": { noun: "point-toe pumps" },
      "block-heel": {
        noun: "block-heel pumps",
        cloths: { "smooth-leather": 3, suede: 3, patent: 2, velvet: 1 },
      },
    },
  },
  sneakers: {
    category: "shoes",
    specialties: ["footwear"],
    sizes: forAll,
    retail: [68, 168],
    palette: "canvas",
    cloths: { canvas: 4, "smooth-leather": 4, suede: 2, mesh: 1 },
    details: ["Court", "Everyday", "Boardwalk", "Retro", "Clean"],
    fit: ["True to size", "Medium width with a removable insole"],
    cuts: {
      low: { noun: "low-top sneakers" },
      high: { noun: "high-top sneakers", cloths: { canvas: 5, "smooth-leather": 2, suede: 1 } },
    },
  },
  sandals: {
    category: "shoes",
    specialties: ["footwear"],
    sizes: forWomen,
    retail: [58, 178],
    palette: "leather",
    cloths: { "smooth-leather": 5, suede: 2, "grained-leather": 1 },
    details: ["Barefoot", "Terrace", "Vacation", "Sunlit", "Strappy"],
    fit: ["True to size", "Footbed softens after a few wears"],
    cuts: {
      flat: { noun: "flat sandals" },
      heeled: {
        noun: "heeled sandals",
        palette: "dressyLeather",
        retail: [88, 228],
        cloths: { "smooth-leather": 4, suede: 2, satin: 2, patent: 1 },
      },
    },
  },
  loafers: {
    category: "shoes",
    specialties: ["footwear"],
    sizes: forAll,
    retail: [98, 238],
    palette: "leather",
    cloths: { "smooth-leather": 5, suede: 3, patent: 1, croc: 1 },
    details: ["Hand-stitched", "Campus", "Soft-sole", "Polished", "Weekday"],
    fit: ["True to size; snug for the first week", "Medium width, leather lined"],
    cuts: {
      penny: { noun: "penny loafers" },
      horsebit: { noun: "horsebit loafers" },
    },
  },
};
