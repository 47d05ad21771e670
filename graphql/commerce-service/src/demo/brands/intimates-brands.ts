import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const intimates = { specialties: ["intimates"] } as const;

export const intimatesBrands: readonly DemoBrand[] = [
  {
    displayName: "Dovecote Intimates",
    ...intimates,
    ...forWomen,
    level: 1.1,
    blurb:
      "Dovecote fits bras on women of forty sizes and three generations. Wires are coated, straps are wide enough, and the lace is soft on the side that matters.",
  },
  {
    displayName: "Softhold",
    ...intimates,
    ...forWomen,
    level: 1,
    blurb:
      "Shapewear that lets you eat dinner. Softhold knits firmness in zones and stops well short of a gasp.",
  },
  {
    displayName: "Lullaby & Lace",
    ...intimates,
    ...forWomen,
    level: 0.9,
    blurb:
      "Small luxuries, sold singly. Lullaby & Lace works with a lace maker whose machines are older than the building around them.",
  },
  {
    displayName: "Nightjar Sleep",
    ...intimates,
    ...forAll,
    level: 1.2,
    blurb:
      "Pajamas for the person who answers the door in them. Nightjar pipes its collars, covers its elastic, and cuts sleeves you can push up to wash a cup.",
  },
  {
    displayName: "Underwren",
    ...intimates,
    ...forWomen,
    level: 0.8,
    blurb:
      "Everyday underthings in organic cotton, in packs that make sense. Underwren prints its care labels on the cloth, so nothing itches.",
  },
  {
    displayName: "Cosset House",
    ...intimates,
    ...forAll,
    level: 1.15,
    blurb:
      "Lounge sets that could pass for clothes. Cosset House brushes its jersey on the inside only, where you are.",
  },
  {
    displayName: "Silkmoth & Daughter",
    ...intimates,
    ...forWomen,
    level: 1.4,
    blurb:
      "Satin camisoles and pajama sets, cut by a mother, sewn by a daughter. Silkmoth washes the cloth first, so you can wash it afterwards.",
  },
  {
    displayName: "Featherweight Row",
    ...intimates,
    ...forWomen,
    level: 0.95,
    blurb:
      "The lightest things in the drawer. Featherweight Row bonds its edges instead of hemming them, and nothing shows through a white dress.",
  },
];
