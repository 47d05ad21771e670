import type { Garment, SizeTypeSlug } from "@circlet/platform/demo";
import type { Point } from "../../geometry/path.ts";

/** A measurement: its line on the flat, in pattern coordinates, and how to take it. */
export interface Measure {
  readonly name: string;
  readonly how: string;
  readonly path: readonly Point[];
}

/** The garment on which a measurement is shown. */
export interface Guide {
  readonly shape: Pick<Garment, "silhouette" | "cut">;
  readonly measures: readonly Measure[];
}

const across = (half: number, y: number, lift = 0): Point[] => [
  [400 - half, y - lift],
  [400 + half, y - lift],
];

const dress = (cut: string): Guide => ({
  shape: { silhouette: "sheath-dress", cut },
  measures: [
    { name: "Bust", how: "Around the fullest part, tape level.", path: across(150, 275) },
    { name: "Waist", how: "Around the narrowest part, a finger under the tape.", path: across(125, 380) },
    { name: "Hips", how: "Around the widest part, feet together.", path: across(160, 590) },
  ],
});

const trousers = (silhouette: "jeans" | "chinos", cut: string, waist: number, hips: number): Guide => ({
  shape: { silhouette, cut },
  measures: [
    { name: "Waist", how: "Where the waistband sits on you.", path: across(waist, 124) },
    { name: "Hips", how: "Around the widest part, feet together.", path: across(hips, 262) },
    {
      name: "Thigh",
      how: "Around one leg, just below the crotch.",
      path: [
        [247, 425],
        [394, 425],
      ],
    },
  ],
});

export const guides: Readonly<Record<SizeTypeSlug, Guide>> = {
  womens_alpha: dress("cap-sleeve"),
  womens_numeric: dress("long-sleeve"),
  womens_waist: trousers("jeans", "straight", 122, 141),
  womens_bra: {
    shape: { silhouette: "bra", cut: "t-shirt" },
    measures: [
      { name: "Under bust", how: "Snug around the ribs. It gives the band.", path: across(244, 556) },
      { name: "Bust", how: "Around the fullest part. It gives the cup.", path: across(252, 440) },
    ],
  },
  shoes_us_m: {
    shape: { silhouette: "loafers", cut: "penny" },
    measures: [
      {
        name: "Foot",
        how: "Stand on paper, heel to the wall, and mark your longest toe. Measure the longer foot.",
        path: [
          [98, 930],
          [694, 930],
        ],
      },
    ],
  },
  mens_alpha: {
    shape: { silhouette: "oxford-shirt", cut: "button-down" },
    measures: [
      { name: "Chest", how: "Around the fullest part, under the arms.", path: across(168, 330) },
      { name: "Waist", how: "Around the navel, standing at ease.", path: across(164, 520) },
      { name: "Neck", how: "Where a collar sits, a finger under the tape.", path: across(32, 205) },
      {
        name: "Sleeve",
        how: "Nape to shoulder to wrist, arm a little bent.",
        path: [
          [400, 142],
          [545, 196],
          [652, 596],
        ],
      },
    ],
  },
  mens_waist: trousers("chinos", "straight", 115, 138),
  mens_jacket: {
    shape: { silhouette: "suit-jacket", cut: "two-button" },
    measures: [
      { name: "Chest", how: "Around the fullest part, under the arms.", path: across(134, 330) },
      { name: "Waist", how: "Around the navel, standing at ease.", path: across(126, 465) },
      {
        name: "Sleeve",
        how: "Shoulder seam to wrist bone.",
        path: [
          [553, 172],
          [630, 420],
          [645, 655],
        ],
      },
    ],
  },
  one_size: { shape: { silhouette: "socks", cut: "crew" }, measures: [] },
};
