import { across, forDepartment, grown, type Measure, type Pattern, type PatternsOf } from "./measure.ts";
import type { Wearer } from "./wearer.ts";

/** These stretch to fit and are measured relaxed. An elastic band is about a fifth shorter than the body. */
const relaxedBand = (around: number): Measure => across("Band", around * 0.8);

const torso = (length: number, wearer: Wearer): Measure => ({
  name: "Length, shoulder to crotch",
  inches: grown(length, wearer),
});

const brief =
  (rise: number): Pattern =>
  (wearer) => [across("Waist", wearer.waist - 6), { name: "Rise", inches: grown(rise, wearer, 0.125) }];

const bodysuit =
  (ease: number, length: number): Pattern =>
  (wearer) => [
    across("Chest", wearer.chest + ease),
    across("Waist", wearer.waist + ease + 1),
    torso(length, wearer),
  ];

/** The band of a top in letter sizes lies below the bust, which is about five inches smaller. */
const band = (wearer: Wearer): Measure => relaxedBand(wearer.underBust || wearer.chest - 5);

const bikini =
  (rise: number): Pattern =>
  (wearer) => [
    { ...band(wearer), name: "Top: band, across" },
    { name: "Bottoms: waist, across", inches: (wearer.hips - 8) / 2 },
    { name: "Bottoms: rise", inches: grown(rise, wearer, 0.125) },
  ];

const socks =
  (leg: number): Pattern =>
  (wearer) => [
    { name: "Foot", inches: forDepartment([8.5, 9.5], wearer) },
    { name: "Cuff to heel", inches: leg },
  ];

export const intimates: PatternsOf<"shapewear" | "panties" | "bra" | "socks" | "swimsuit" | "bikini"> = {
  shapewear: { bodysuit: bodysuit(-8, 25), brief: brief(14) },
  panties: { brief: brief(9.5), hipster: brief(7.5) },
  bra: {
    "t-shirt": (wearer) => [band(wearer), { name: "Strap, at its longest", inches: 17 }],
    bralette: (wearer) => [band(wearer), { name: "Strap, at its longest", inches: 15.5 }],
    sports: (wearer) => [band(wearer), { name: "Length", inches: grown(13, wearer) }],
  },
  socks: { crew: socks(7.5), ankle: socks(3.25) },
  swimsuit: { scoop: bodysuit(-7, 25.5), plunge: bodysuit(-7, 25) },
  bikini: { triangle: bikini(7.5), bandeau: bikini(10.5) },
};
