import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const knitwear = { specialties: ["knitwear"] } as const;

export const knitwearBrands: readonly DemoBrand[] = [
  {
    displayName: "Shetlow",
    ...knitwear,
    ...forAll,
    level: 1.2,
    blurb:
      "Shetlow spins wool from flocks it can point to. The sweaters are knitted in one piece, so there is no seam to rub and very little to go wrong.",
  },
  {
    displayName: "Fleece & Fathom",
    ...knitwear,
    ...forAll,
    level: 1.1,
    blurb:
      "Harbor sweaters for people who have never hauled a net, and some who have. Fleece & Fathom keeps a little lanolin in the yarn, and the drizzle stays out.",
  },
  {
    displayName: "Merrow Knits",
    ...knitwear,
    ...forWomen,
    level: 1,
    blurb:
      "Cardigans with proper buttons and a long memory. Merrow washes each one twice before you meet it, so it has done all its shrinking.",
  },
  {
    displayName: "Cablehouse",
    ...knitwear,
    ...forAll,
    level: 1.25,
    blurb:
      "Nothing but cables: ropes, honeycombs, diamonds, plaits. Cablehouse charts every pattern on graph paper and files it under the name of the knitter.",
  },
  {
    displayName: "Woolwright",
    ...knitwear,
    ...forAll,
    level: 0.9,
    blurb:
      "Plain sweaters made uncommonly well. Woolwright spends its money on yarn and its evenings on the neckline, which should never stretch.",
  },
  {
    displayName: "Skein Theory",
    ...knitwear,
    ...forWomen,
    level: 1.15,
    blurb:
      "Color people, first of all. Skein Theory plies four shades into one yarn, so a mustard is never only mustard.",
  },
  {
    displayName: "Hearthknit",
    ...knitwear,
    ...forWomen,
    level: 0.8,
    blurb:
      "Chunky, slouchy, made for the good chair. Hearthknit works with recycled wool and a stitch so thick that you can count it from the doorway.",
  },
  {
    displayName: "Thornby Wool",
    ...knitwear,
    ...forAll,
    level: 1.35,
    blurb:
      "Thornby is two valleys, one mill and a very particular gray. Its turtlenecks are knitted slowly on narrow frames and finished in spring water.",
  },
  {
    displayName: "Lanolin Club",
    ...knitwear,
    ...forAll,
    level: 0.95,
    blurb:
      "Membership is open to anyone with cold ears. The Lanolin Club prints washing instructions in verse, and people actually follow them.",
  },
  {
    displayName: "Moorstitch",
    ...knitwear,
    ...forWomen,
    level: 1.05,
    blurb:
      "Moorstitch takes its palette from one square mile of heather, bracken and bog. Hems are ribbed deep, cuffs deeper, so that sleeves stay pushed up.",
  },
];
