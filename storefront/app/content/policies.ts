/** Figures for the texts in `app/content`. What the shop promises is in app/promises/promises.ts. */

export const termsOfUse = {
  updated: "November 10, 2023",
  minimumAge: 18,
  minorsFrom: 13,
  minorsTo: 17,
  liabilityMonths: 12,
  arbitrationOptOutDays: 30,
  streamlinedBelow: "$250,000",
  feesReimbursedBelow: "$10,000",
} as const;

export const privacyStatement = {
  updated: "November 10, 2023",
  childrenUnder: 13,
  postalOptOutDays: 60,
  /** Completes "You may ask … in 12 months." */
  accessRequests: "twice",
  accessMonths: 12,
  lookBackMonths: 12,
} as const;

/** The cost of fashion returns, and Circlet's results. */
export const impact = {
  returnedShare: "1 in 4",
  clothingDisposed: "48 million tons",
  jeansWater: "1,800 gallons",
  jeansCarbon: "44 lbs",
  jeansCarRide: "50-mile",
  itemsDiverted: "3.05 million",
  brandRevenue: "$50.1 million",
  feesSaved: "$29.5 million",
} as const;

/** What the partner page promises brands. */
export const partnership = {
  recovered: "17–40%",
  revenueUp: "7–10%",
  costsDown: "29%",
  writtenOff: "$100BN",
  landfilled: "2.6 million tons",
} as const;

export const accessibilityAim = { guidelines: "WCAG 2.1", level: "AA" } as const;
