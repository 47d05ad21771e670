import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const denim = { specialties: ["denim"] } as const;

export const denimBrands: readonly DemoBrand[] = [
  {
    displayName: "Harrow Selvedge",
    ...denim,
    ...forAll,
    level: 1.35,
    blurb:
      "Harrow Selvedge weaves on looms that were scrap until two brothers rebuilt them. The jeans start stiff and end up looking like their owner. Every pair carries the number of the loom it came from.",
  },
  {
    displayName: "Tallgrass Denim",
    ...denim,
    ...forAll,
    level: 0.95,
    blurb:
      "Jeans for people who walk to the mailbox and keep going. Tallgrass cuts them with a longer rise and deeper pockets, then washes them until nothing scratches.",
  },
  {
    displayName: "Copperline",
    ...denim,
    ...forWomen,
    level: 1.1,
    blurb:
      "Copperline began with a single pattern: a high-waisted straight leg that fit three friends of three sizes. It is still in the line, now with four sisters. Rivets are copper, and they are meant to tarnish.",
  },
  {
    displayName: "Bluehour Mill",
    ...denim,
    ...forAll,
    level: 1.2,
    blurb:
      "Named for the quarter hour after sunset, when every blue turns deeper. Bluehour dyes its own yarn in nine dips and stops before it goes black. The result is indigo you can see from across the street.",
  },
  {
    displayName: "Ninefold Jean Co.",
    ...denim,
    ...forAll,
    level: 0.85,
    blurb:
      "Nine fits, nine washes, no seasons. Ninefold keeps what works in the line for years and drops the rest without ceremony.",
  },
  {
    displayName: "Saltbox Indigo",
    ...denim,
    ...forWomen,
    level: 1.05,
    blurb:
      "Saltbox is a small denim room by the water with one rule: soft on the first day. Its washes take their colors from weathered boards, wet slate and old rope.",
  },
  {
    displayName: "Rivet & Rye",
    ...denim,
    ...forAll,
    level: 0.9,
    blurb:
      "Workroom jeans with Saturday manners. Rivet & Rye lines its waistbands in shirt cotton so that nothing digs, and repairs any pair it has ever sold.",
  },
  {
    displayName: "Dustmeadow",
    ...denim,
    ...forWomen,
    level: 1,
    blurb:
      "Faded, roomy, a little sunburnt: Dustmeadow makes the jeans you hoped to find in the back of a barn. Laser and ozone do the aging, which saves most of the water.",
  },
];
