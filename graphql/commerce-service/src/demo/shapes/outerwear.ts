import type { ShapesOf } from "./shape-facts.ts";

const alpha = { womens: "womens_alpha" } as const;
const alphaForAll = { womens: "womens_alpha", mens: "mens_alpha" } as const;

export const outerwear: ShapesOf<
  "trench-coat" | "blazer" | "puffer" | "coat" | "denim-jacket" | "vest" | "suit-jacket"
> = {
  "trench-coat": {
    category: "outerwear",
    specialties: ["outerwear"],
    sizes: alpha,
    retail: [198, 448],
    palette: "outdoors",
    cloths: { twill: 6, "smooth-leather": 1, suede: 1, linen: 1 },
    prints: ["plaid"],
    details: ["Belted", "Storm-flap", "Double-breasted", "All-weather", "Classic"],
    fit: ["Roomy enough for a sweater beneath", "True to size; belt to shape"],
    cuts: { long: { noun: "trench coat" }, short: { noun: "short trench coat", retail: [168, 348] } },
  },
  blazer: {
    category: "outerwear",
    specialties: ["tailoring"],
    sizes: { womens: "womens_numeric" },
    retail: [148, 348],
    palette: "tailoring",
    cloths: { wool: 4, crepe: 3, tweed: 3, linen: 2, velvet: 1, corduroy: 1 },
    prints: ["glen-check", "houndstooth", "pinstripe", "plaid"],
    details: ["Soft-shoulder", "Nipped-waist", "Borrowed", "Hourglass", "Everyday", "Fully lined"],
    fit: ["Tailored with an easy shoulder, true to size", "Relaxed; go down one for a closer line"],
    cuts: {
      "single-breasted": { noun: "blazer" },
      "double-breasted": { noun: "double-breasted blazer" },
      collarless: { noun: "collarless jacket", cloths: { tweed: 5, crepe: 2, wool: 1 } },
    },
  },
  puffer: {
    category: "outerwear",
    specialties: ["outerwear"],
    sizes: alphaForAll,
    retail: [148, 398],
    palette: "outdoors",
    cloths: { "quilted-nylon": 1 },
    details: ["Baffled", "Featherweight", "Packable", "High-collar", "Deep-winter", "Storm-ready"],
    fit: ["Room for layers, true to size", "Slightly boxy; warm without the bulk"],
    cuts: {
      short: { noun: "puffer jacket" },
      long: { noun: "long puffer coat", sizes: alpha, retail: [198, 448] },
    },
  },
  coat: {
    category: "outerwear",
    specialties: ["outerwear"],
    sizes: alpha,
    retail: [228, 548],
    palette: "outdoors",
    cloths: { wool: 6, tweed: 2, "faux-fur": 2 },
    prints: ["plaid", "houndstooth", "glen-check"],
    details: ["Drop-shoulder", "Brushed", "Town", "Wrapped-up", "Half-lined", "City"],
    fit: ["Generous through the body, true to size", "Cut to go over tailoring"],
    cuts: {
      "wool-long": {
        noun: "long coat",
        sizes: alphaForAll,
        cloths: { wool: 5, tweed: 1 },
        specialties: ["outerwear", "menswear"],
      },
      cocoon: { noun: "cocoon coat", cloths: { wool: 3, "faux-fur": 3, tweed: 1 } },
    },
  },
  "denim-jacket": {
    category: "outerwear",
    specialties: ["denim"],
    sizes: alphaForAll,
    retail: [98, 198],
    palette: "denim",
    cloths: { "denim-light": 3, "denim-mid": 4, "denim-dark": 3 },
    details: ["Trucker-style", "Worn-in", "Boxy", "Five-button", "Sun-faded"],
    fit: ["Boxy, true to size", "Easy over a tee; size up for sweaters"],
    cuts: {
      classic: { noun: "jacket" },
      cropped: { noun: "cropped jacket", sizes: alpha },
    },
  },
  vest: {
    category: "outerwear",
    specialties: ["outerwear", "tailoring"],
    sizes: alpha,
    retail: [78, 188],
    palette: "outdoors",
    cloths: { "quilted-nylon": 1 },
    details: ["Layering", "Light", "Three-season", "Trim"],
    fit: ["Trim enough for under a coat", "True to size"],
    cuts: {
      quilted: {
        noun: "vest",
        specialties: ["outerwear"],
        sizes: alphaForAll,
        details: ["Channel-stitched", "Featherweight", "Snap-front", "Three-season", "Packable"],
      },
      tailored: {
        noun: "tailored vest",
        specialties: ["tailoring"],
        palette: "tailoring",
        cloths: { wool: 4, linen: 2, tweed: 2, crepe: 1 },
        prints: ["pinstripe", "glen-check"],
      },
    },
  },
  "suit-jacket": {
    category: "outerwear",
    specialties: ["menswear"],
    sizes: { mens: "mens_jacket" },
    retail: [198, 448],
    palette: "menswear",
    cloths: { wool: 6, linen: 2, tweed: 2, corduroy: 1 },
    prints: ["pinstripe", "glen-check", "houndstooth"],
    details: ["Half-canvassed", "Notch-lapel", "Unstructured", "Soft-shoulder", "Wedding-season"],
    fit: ["Regular through chest and waist", "Trim, with enough ease to drive in"],
    cuts: { "two-button": { noun: "suit jacket" } },
  },
};
