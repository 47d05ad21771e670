import type { Wearable } from "../still-life.ts";

/** Garments that only the category banners show, three per category. */
type Trio = readonly [Wearable, Wearable, Wearable];

export const bras: Trio = [
  { silhouette: "bra", cut: "bralette", cloth: "lace", shade: "#8c3f39", seed: 31 },
  { silhouette: "bra", cut: "t-shirt", cloth: "jersey", shade: "#c9a587", seed: 32 },
  { silhouette: "bra", cut: "sports", cloth: "jersey", shade: "#56657a", seed: 33 },
];
export const panties: Trio = [
  { silhouette: "panties", cut: "hipster", cloth: "jersey", shade: "#b9777a", seed: 34 },
  { silhouette: "panties", cut: "brief", cloth: "lace", shade: "#e2d4bf", seed: 35 },
  { silhouette: "panties", cut: "brief", cloth: "jersey", shade: "#6f6a58", seed: 36 },
];
export const shapewear: Trio = [
  { silhouette: "shapewear", cut: "bodysuit", cloth: "jersey", shade: "#b98f70", seed: 37 },
  { silhouette: "shapewear", cut: "brief", cloth: "jersey", shade: "#3a3637", seed: 38 },
  { silhouette: "shapewear", cut: "bodysuit", cloth: "jersey", shade: "#d9bfae", seed: 39 },
];
export const socks: Trio = [
  { silhouette: "socks", cut: "crew", cloth: "rib", shade: "#8a5138", seed: 40 },
  { silhouette: "socks", cut: "ankle", cloth: "rib", shade: "#ded2bd", seed: 41 },
  { silhouette: "socks", cut: "crew", cloth: "chunky-knit", shade: "#6c7a66", seed: 42 },
];
export const swimwear: Trio = [
  { silhouette: "swimsuit", cut: "plunge", cloth: "jersey", shade: "#2f4b5c", seed: 43 },
  { silhouette: "bikini", cut: "triangle", cloth: "rib", shade: "#c8823a", seed: 44 },
  { silhouette: "swimsuit", cut: "scoop", cloth: "jersey", shade: "#a5483c", seed: 45 },
];
export const jumpsuits: Trio = [
  { silhouette: "jumpsuit", cut: "wide-leg", cloth: "twill", shade: "#8d5a3c", hardware: "horn", seed: 46 },
  { silhouette: "jumpsuit", cut: "strapless", cloth: "crepe", shade: "#6d7f9c", seed: 47 },
  { silhouette: "jumpsuit", cut: "tapered", cloth: "twill", shade: "#6f7355", seed: 48 },
];
export const leggings: Trio = [
  { silhouette: "leggings", cut: "full", cloth: "jersey", shade: "#3b3a40", seed: 49 },
  { silhouette: "leggings", cut: "cropped", cloth: "jersey", shade: "#7f5a62", seed: 50 },
  { silhouette: "leggings", cut: "full", cloth: "rib", shade: "#5d6f67", seed: 51 },
];
export const loungewear: Trio = [
  { silhouette: "sweatshirt", cut: "crew", cloth: "fleece", shade: "#b9867d", seed: 52 },
  { silhouette: "sweatshirt", cut: "hooded", cloth: "fleece", shade: "#d8ccb8", seed: 53 },
  { silhouette: "sweatshirt", cut: "crew", cloth: "fleece", shade: "#7c8a94", seed: 54 },
];
export const shorts: Trio = [
  { silhouette: "shorts", cut: "paper-bag", cloth: "linen", shade: "#b77f4d", seed: 55 },
  { silhouette: "shorts", cut: "denim", cloth: "denim-mid", shade: "#54709a", seed: 56 },
  { silhouette: "shorts", cut: "tailored", cloth: "twill", shade: "#d4c6ab", hardware: "horn", seed: 57 },
];
export const skirts: Trio = [
  { silhouette: "pleated-skirt", cut: "midi", cloth: "crepe", shade: "#8b4a3c", seed: 58 },
  { silhouette: "mini-skirt", cut: "denim", cloth: "denim-dark", shade: "#2b3950", seed: 59 },
  { silhouette: "pleated-skirt", cut: "maxi", cloth: "satin", shade: "#b59a6a", seed: 60 },
];
export const sleepwear: Trio = [
  { silhouette: "pajama-set", cut: "shirt", cloth: "satin", shade: "#5f4a58", seed: 61 },
  { silhouette: "pajama-set", cut: "camisole", cloth: "satin", shade: "#e3d6c2", seed: 62 },
  {
    silhouette: "pajama-set",
    cut: "shirt",
    cloth: "poplin",
    shade: "#e9e2d4",
    print: "stripe",
    accents: ["#7e93ab"],
    seed: 63,
  },
];
