import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const footwear = { specialties: ["footwear"] } as const;

export const footwearBrands: readonly DemoBrand[] = [
  {
    displayName: "Cobble & Wick",
    ...footwear,
    ...forAll,
    level: 1.2,
    blurb:
      "Boots and loafers on lasts carved in 1961 and corrected every year since. Cobble & Wick stitches its soles on, so they can come off and be replaced.",
  },
  {
    displayName: "Tarn Bootmakers",
    ...footwear,
    ...forAll,
    level: 1.4,
    blurb:
      "Tarn makes boots in a valley where it rains two hundred days a year. The leather is waxed before it is cut, and the seams are where water is not.",
  },
  {
    displayName: "Solferra",
    ...footwear,
    ...forWomen,
    level: 1.5,
    blurb:
      "Pumps and heeled sandals from a family workshop with a long table and short patience for discomfort. Every Solferra heel is placed under the bone, not behind it.",
  },
  {
    displayName: "Heelstone",
    ...footwear,
    ...forWomen,
    level: 1.05,
    blurb:
      "Block heels for cobbles, stairs and late trains. Heelstone pads the ball of the foot with cork, which remembers you.",
  },
  {
    displayName: "Oxbow Last",
    ...footwear,
    ...forAll,
    level: 1.25,
    blurb:
      "A cordwainer's line for people who resole. Oxbow Last uses oak-bark tanned soles and laces long enough to tie twice.",
  },
  {
    displayName: "Lasthouse Nine",
    ...footwear,
    ...forWomen,
    level: 1.1,
    blurb:
      "Nine lasts, each drawn from a different foot in the neighborhood. Lasthouse Nine names them after their owners, so you can ask for a Winifred.",
  },
  {
    displayName: "Marlow Quay",
    ...footwear,
    ...forAll,
    level: 0.8,
    blurb:
      "Canvas sneakers with rubber you can bend in half. Marlow Quay vulcanizes them in small ovens and sells the seconds as proudly as the firsts.",
  },
  {
    displayName: "Brindle Shoe Works",
    ...footwear,
    ...forAll,
    level: 0.95,
    blurb:
      "Everyday leather shoes without a lecture. Brindle buys hides from one tannery, dyes them in the vat, and lets small marks stay.",
  },
  {
    displayName: "Stride Orchard",
    ...footwear,
    ...forWomen,
    level: 0.85,
    blurb:
      "Flat sandals for hot sidewalks. Stride Orchard molds its footbeds from apple-skin leather and cork, and they soften by the second weekend.",
  },
  {
    displayName: "Pavelle",
    ...footwear,
    ...forWomen,
    level: 1.35,
    blurb:
      "Pavelle turns out one perfect pump a year and every color it deserves. The toe is pointed, the arch is kind, and the box is good enough to keep.",
  },
  {
    displayName: "Kestrel & Welt",
    ...footwear,
    ...forAll,
    level: 1.3,
    blurb:
      "Goodyear-welted loafers and Chelsea boots, burnished by hand until they look a year old. Kestrel & Welt dates each pair under the tongue.",
  },
  {
    displayName: "Fairlead Shoes",
    ...footwear,
    ...forAll,
    level: 0.9,
    blurb:
      "Deck-born sneakers and moccasin loafers that drain, dry and go again. Fairlead tests soles on a wet slipway, in the wind, by volunteers.",
  },
  {
    displayName: "Hobnail Lane",
    ...footwear,
    ...forWomen,
    level: 1,
    blurb:
      "Ankle boots with just enough swagger. Hobnail Lane stacks its heels from leather rather than plastic, so they sound right on a wooden floor.",
  },
  {
    displayName: "Sandpiper Row",
    ...footwear,
    ...forWomen,
    level: 0.9,
    blurb:
      "Sandals that begin as a single strip of leather and a good deal of thought. Sandpiper Row braids, never glues, whatever touches your toes.",
  },
];
