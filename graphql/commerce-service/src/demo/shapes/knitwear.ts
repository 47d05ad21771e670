import type { ShapesOf } from "./shape-facts.ts";

const alpha = { womens: "womens_alpha" } as const;
const alphaForAll = { womens: "womens_alpha", mens: "mens_alpha" } as const;

export const knitwear: ShapesOf<"crew-sweater" | "cardigan" | "turtleneck" | "sweatshirt" | "lounge-set"> = {
  "crew-sweater": {
    category: "sweaters",
    specialties: ["knitwear"],
    sizes: alpha,
    retail: [78, 198],
    palette: "knit",
    cloths: { "chunky-knit": 3, cable: 2, rib: 2 },
    prints: ["breton"],
    details: ["Fireside", "Fisherman", "Hearthside", "Weekend", "Brushed", "Honest"],
    fit: ["Relaxed, true to size", "Easy body, close at cuff and hem"],
    cuts: {
      cable: { noun: "cable sweater", cloths: { cable: 1 }, sizes: alphaForAll },
      plain: { noun: "crewneck sweater", cloths: { "chunky-knit": 3, rib: 2 }, sizes: alphaForAll },
      cropped: { noun: "cropped sweater", cloths: { "chunky-knit": 3, cable: 2, rib: 1 } },
    },
  },
  cardigan: {
    category: "sweaters",
    specialties: ["knitwear"],
    sizes: alpha,
    retail: [78, 188],
    palette: "knit",
    cloths: { rib: 3, "chunky-knit": 3, cable: 2 },
    prints: ["stripe"],
    details: ["Grandfather", "Window-seat", "Soft", "Library", "Five-button", "Slouchy"],
    fit: ["Easy through the body, true to size", "Buttons close without gaping"],
    cuts: {
      "v-neck": { noun: "V-neck cardigan", sizes: alphaForAll },
      long: { noun: "long cardigan", retail: [98, 218] },
      cropped: { noun: "cropped cardigan" },
    },
  },
  turtleneck: {
    category: "sweaters",
    specialties: ["knitwear"],
    sizes: alphaForAll,
    retail: [68, 188],
    palette: "knit",
    cloths: { rib: 3, "chunky-knit": 3 },
    prints: ["breton"],
    details: ["Second-layer", "Fine-gauge", "Northern", "Cold-snap", "Soft"],
    fit: ["True to size", "Neck folds twice and holds"],
    cuts: {
      fitted: { noun: "turtleneck", cloths: { rib: 4, jersey: 1 }, retail: [58, 128] },
      chunky: { noun: "turtleneck sweater", cloths: { "chunky-knit": 4, cable: 2 } },
    },
  },
  sweatshirt: {
    category: "sweaters",
    specialties: ["active", "everyday"],
    sizes: alphaForAll,
    retail: [58, 128],
    palette: "basics",
    cloths: { fleece: 1 },
    prints: ["tie-dye"],
    details: ["Loopback", "Garment-dyed", "Saturday", "Heavyweight", "Sun-faded"],
    fit: ["Relaxed, true to size", "Roomy; size down for a neater shoulder"],
    cuts: { crew: { noun: "sweatshirt" }, hooded: { noun: "hoodie", category: "loungewear" } },
  },
  "lounge-set": {
    category: "loungewear",
    specialties: ["intimates", "active"],
    sizes: alphaForAll,
    retail: [88, 168],
    palette: "basics",
    cloths: { fleece: 3, rib: 3, jersey: 3 },
    details: ["Slow-morning", "Off-duty", "Snow-day", "Brushed", "Cloud-soft", "Homebody"],
    fit: ["Relaxed top, drawstring pants; true to size", "Cut for sitting down in"],
    cuts: {
      crew: { noun: "lounge set" },
      hooded: { noun: "hooded lounge set", cloths: { fleece: 4, jersey: 1 } },
    },
  },
};
