import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const active = { specialties: ["active"] } as const;

export const activeBrands: readonly DemoBrand[] = [
  {
    displayName: "Tempo Meadow",
    ...active,
    ...forWomen,
    level: 1.1,
    blurb:
      "Leggings for people who run slowly and often. Tempo Meadow knits its waistbands in two layers, so they stay put without a drawstring.",
  },
  {
    displayName: "Breezeway Active",
    ...active,
    ...forAll,
    level: 0.9,
    blurb:
      "Breezeway makes the sweatshirt you are asked about and the socks you are not. Fleece is brushed once, not twice: it breathes better and pills less.",
  },
  {
    displayName: "Kinetta",
    ...active,
    ...forWomen,
    level: 1.25,
    blurb:
      "Kinetta maps where a body folds, then puts the seams elsewhere. The yarn is spun from old fishing nets and feels nothing like it.",
  },
  {
    displayName: "Cadence Hill",
    ...active,
    ...forAll,
    level: 1,
    blurb:
      "Kit for the hill behind your house. Cadence Hill keeps its colors calm and its pockets deep enough for a key, a gel and a good stone.",
  },
  {
    displayName: "Stretchwell",
    ...active,
    ...forWomen,
    level: 0.85,
    blurb:
      "A studio line by two teachers who were tired of pulling up their waistbands. Stretchwell tests every legging upside down.",
  },
  {
    displayName: "Sunday Laps",
    ...active,
    ...forAll,
    level: 0.8,
    blurb:
      "Track-day sweats with no track required. Sunday Laps dyes finished garments in small tubs, which is why no two blues agree.",
  },
];
