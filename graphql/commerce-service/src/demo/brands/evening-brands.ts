import { type DemoBrand, forWomen } from "./brand.ts";

const evening = { specialties: ["evening"], ...forWomen } as const;

export const eveningBrands: readonly DemoBrand[] = [
  {
    displayName: "Maison Orlenne",
    ...evening,
    level: 1.7,
    blurb:
      "Maison Orlenne has one atelier, fourteen pairs of hands and no interest in trends. Gowns are boned where they should hold and cut loose where they should not.",
  },
  {
    displayName: "Nocturne Vey",
    ...evening,
    level: 1.45,
    blurb:
      "Evening clothes for people who stay until the chairs are on the tables. Nocturne Vey lines its dresses in cotton, because comfort is what keeps you dancing.",
  },
  {
    displayName: "Gildhall Row",
    ...evening,
    level: 1.3,
    blurb:
      "Gildhall Row makes metallics that behave: antique gold, soft pewter, a silver like the inside of a shell. Nothing scratches, nothing sheds.",
  },
  {
    displayName: "Opaline Court",
    ...evening,
    level: 1.2,
    blurb:
      "Bridesmaids began it; their mothers and bosses followed. Opaline Court dyes satin in forty shades and will match a peony from a photograph.",
  },
  {
    displayName: "Candlewick & Crane",
    ...evening,
    level: 1.15,
    blurb:
      "Velvet, mostly, and mostly after dark. Candlewick & Crane buys short lengths from a mill that has been weaving pile since before electric light.",
  },
  {
    displayName: "Duskmantle",
    ...evening,
    level: 1.35,
    blurb:
      "Column gowns, narrow straps, hems that clear the floor by exactly half an inch. Duskmantle fits on five bodies before it signs off a pattern.",
  },
  {
    displayName: "Brisane Étoile",
    ...evening,
    level: 1.55,
    blurb:
      "Brisane Étoile cuts for the back of the room: the view as you walk away. Low backs, long zips, and a small star stitched where only you will find it.",
  },
  {
    displayName: "Velda Marchmont",
    ...evening,
    level: 1.25,
    blurb:
      "Cocktail dresses with a sense of timing. Velda Marchmont trained as a stage costumer and still sews in the hidden snaps that make a quick change possible.",
  },
];
