import { type DemoBrand, forWomen } from "./brand.ts";

const swim = { specialties: ["swim"], ...forWomen } as const;

export const swimBrands: readonly DemoBrand[] = [
  {
    displayName: "Tidewrack",
    ...swim,
    level: 1.1,
    blurb:
      "Suits for people who get in. Tidewrack double-lines everything, crosses the straps where they hold, and gives part of each sale to a beach cleaned by hand.",
  },
  {
    displayName: "Cove & Cabana",
    ...swim,
    level: 1,
    blurb:
      "Stripes, gingham and a good deal of sun. Cove & Cabana cuts separates so that your top half and bottom half need not agree.",
  },
  {
    displayName: "Lido Parade",
    ...swim,
    level: 1.2,
    blurb:
      "Modeled on the pools of the thirties, minus the wool. Lido Parade draws its prints from tile floors and changing-room doors.",
  },
  {
    displayName: "Palmetta Swim",
    ...swim,
    level: 0.85,
    blurb:
      "Palmetta paints its leaves large and its prices small. The cloth is spun from bottles and dries before you have found your sandals.",
  },
  {
    displayName: "Halcyon Shoal",
    ...swim,
    level: 1.35,
    blurb:
      "Sculpted one-pieces with no metal, no padding and no nonsense. Halcyon Shoal fits each suit in the water, where it counts.",
  },
];
