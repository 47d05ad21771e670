import { type DemoBrand, forWomen } from "./brand.ts";

const tailoring = { specialties: ["tailoring"], ...forWomen } as const;

export const tailoringBrands: readonly DemoBrand[] = [
  {
    displayName: "Ledger & Lapel",
    ...tailoring,
    level: 1.2,
    blurb:
      "Suiting by a former auditor who knew what a long day does to a trouser. Ledger & Lapel uses wool with a little stretch and pockets that lie flat when empty.",
  },
  {
    displayName: "Chalkline Studio",
    ...tailoring,
    level: 1.3,
    blurb:
      "Chalkline still marks its cloth by hand, and you may find a trace inside a seam. Jackets are half-canvassed, so they settle onto you within a week.",
  },
  {
    displayName: "Bureau Nine",
    ...tailoring,
    level: 1,
    blurb:
      "Nine desks, nine jobs, one wardrobe. Bureau Nine makes workwear that goes from the laptop to the school gate without a change of shoes.",
  },
  {
    displayName: "Whitmore Tailory",
    ...tailoring,
    level: 1.4,
    blurb:
      "Blazers with the shoulders left alone. Whitmore Tailory takes its structure from the cut rather than from pads, and the difference is visible at once.",
  },
  {
    displayName: "Portfolio Row",
    ...tailoring,
    level: 1.1,
    blurb:
      "Portfolio Row dresses interviews, and the job that follows. Everything is machine washable, including the things that look as if they were not.",
  },
  {
    displayName: "Straightpin",
    ...tailoring,
    level: 0.9,
    blurb:
      "Sharp shapes at a soft price. Straightpin keeps costs down by cutting three styles from one roll and sending the offcuts to a quilt maker.",
  },
  {
    displayName: "Merit & Vane",
    ...tailoring,
    level: 1.25,
    blurb:
      "Tweed, tartan and a taste for brass buttons. Merit & Vane buys from four mills within an hour of the studio and names each jacket after a road between them.",
  },
  {
    displayName: "Crease Department",
    ...tailoring,
    level: 0.95,
    blurb:
      "All trousers, nearly. The Crease Department offers four rises and five inseams, and presses every pair before it ships.",
  },
];
