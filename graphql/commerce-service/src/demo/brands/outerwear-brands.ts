import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const outerwear = { specialties: ["outerwear"] } as const;

export const outerwearBrands: readonly DemoBrand[] = [
  {
    displayName: "Galewright",
    ...outerwear,
    ...forAll,
    level: 1.3,
    blurb:
      "Galewright builds coats around weather, then around people. Seams are taped, pockets face away from the wind, and the hood fits over a bun.",
  },
  {
    displayName: "Rainmark",
    ...outerwear,
    ...forWomen,
    level: 1.1,
    blurb:
      "A trench coat is a set of solved problems, and Rainmark leaves every solution in. The belt has a ring you will never use and will be glad of.",
  },
  {
    displayName: "Cinder & Pike",
    ...outerwear,
    ...forAll,
    level: 1.2,
    blurb:
      "Wool coats in charcoal, soot and one surprising red. Cinder & Pike presses each lapel by hand and hides a second inside pocket for train tickets.",
  },
  {
    displayName: "Alderfell",
    ...outerwear,
    ...forAll,
    level: 1.4,
    blurb:
      "Down without the balloon. Alderfell quilts its baffles on a curve so that a puffer follows the shoulder rather than swallowing it.",
  },
  {
    displayName: "Windlass Outerwear",
    ...outerwear,
    ...forAll,
    level: 0.95,
    blurb:
      "Windlass learned from ropes: nothing should catch, everything should run. Zippers are two-way, snaps are brass, and the vest fits under the coat on purpose.",
  },
  {
    displayName: "Parkwarden",
    ...outerwear,
    ...forAll,
    level: 0.9,
    blurb:
      "For benches, dogs and duck ponds. Parkwarden makes unhurried coats in colors that suit a lawn, and treats the cotton so mud brushes off.",
  },
  {
    displayName: "Holloway Gale",
    ...outerwear,
    ...forWomen,
    level: 1.25,
    blurb:
      "City coats with good posture. Holloway Gale sets its sleeves a half inch forward, where arms are, and lines them in something slippery.",
  },
  {
    displayName: "Tundraline",
    ...outerwear,
    ...forAll,
    level: 1.35,
    blurb:
      "Serious cold, handled lightly. Tundraline fills its coats with recycled down and tests them on a bus stop that faces north.",
  },
  {
    displayName: "Overmantle",
    ...outerwear,
    ...forWomen,
    level: 1.5,
    blurb:
      "Cocoons, capes and other generous shapes. Overmantle weaves double-faced wool, so its coats need no lining and weigh less than they look.",
  },
  {
    displayName: "Foghorn & Co.",
    ...outerwear,
    ...forAll,
    level: 0.85,
    blurb:
      "Short jackets for long walks on the pier. Foghorn & Co. oversews each pocket corner three times, having seen what people keep in them.",
  },
];
