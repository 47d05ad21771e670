import { type DemoBrand, forWomen } from "./brand.ts";

const handbags = { specialties: ["handbags"], ...forWomen } as const;

export const handbagBrands: readonly DemoBrand[] = [
  {
    displayName: "Tolliver Hide",
    ...handbags,
    level: 1.3,
    blurb:
      "Saddlers until the horses retired. Tolliver Hide still cuts every strap from the back of the hide, where leather stretches least, and stitches with two needles.",
  },
  {
    displayName: "Bramblegate",
    ...handbags,
    level: 1,
    blurb:
      "Crossbody bags for people with their hands full. Bramblegate works out the pockets first and draws the outside around them.",
  },
  {
    displayName: "Satchel & Sparrow",
    ...handbags,
    level: 0.9,
    blurb:
      "Small bags with big-bag manners: a lined pocket, a real clasp, feet so the base stays clean. Satchel & Sparrow has never made one that needs two hands to close.",
  },
  {
    displayName: "Ravenna Clasp",
    ...handbags,
    level: 1.45,
    blurb:
      "Frame bags and clutches with closures you can hear. Ravenna Clasp casts its hardware in brass and lets it darken, because gold plate is a promise nobody keeps.",
  },
  {
    displayName: "Quillon",
    ...handbags,
    level: 1.6,
    blurb:
      "Structured bags, hard edges, soft insides. Quillon builds each one over a wooden form and leaves it there for a day, so it stands for years.",
  },
  {
    displayName: "Burnish House",
    ...handbags,
    level: 1.2,
    blurb:
      "Vegetable-tanned leather that starts pale and ends somewhere near toffee. Burnish House sells a little tin of cream with every bag, and instructions to be patient.",
  },
  {
    displayName: "Carryall Society",
    ...handbags,
    level: 0.8,
    blurb:
      "Totes for books, bread, laptops and the odd small dog. The Carryall Society tests handles with forty pounds of flour and prints the date of the test inside.",
  },
  {
    displayName: "Linnet Leather",
    ...handbags,
    level: 1.1,
    blurb:
      "Light bags, as in light to carry. Linnet skives its leather thin at the folds, which takes an extra hour and saves half a pound.",
  },
  {
    displayName: "Pocketwright",
    ...handbags,
    level: 0.95,
    blurb:
      "A camera bag without a camera started it. Pocketwright counts its zippers, lines them up, and puts the phone where your thumb expects it.",
  },
  {
    displayName: "Belvane",
    ...handbags,
    level: 1.35,
    blurb:
      "Belvane makes the bag for the other half of the day: dinner, theater, the long goodbye on the steps. Satin and velvet are woven for it, in runs of sixty.",
  },
  {
    displayName: "Wickerfold",
    ...handbags,
    level: 0.85,
    blurb:
      "Straw and raffia, plaited by a cooperative of thirty-one women who set their own prices. Wickerfold adds a handle that will not bite your shoulder and leaves the rest alone.",
  },
];
