import type { Measure, Pattern, PatternsOf } from "./measure.ts";

/** An insole is a little longer than the foot. */
const insoleRoom = 0.3;

const shoe =
  (...others: readonly Measure[]): Pattern =>
  ({ foot }) => [{ name: "Insole", inches: foot + insoleRoom }, ...others];

const heel = (inches: number): Measure => ({ name: "Heel height", inches });
const shaft = (inches: number): Measure => ({ name: "Shaft height", inches });
const sole = (inches: number): Measure => ({ name: "Sole height", inches });

const bag =
  (width: number, height: number, depth: number, ...others: readonly Measure[]): Pattern =>
  () => [
    { name: "Width", inches: width },
    { name: "Height", inches: height },
    { name: "Depth", inches: depth },
    ...others,
  ];

/** The lengths that the products' texts name. */
const handle: Measure = { name: "Handle drop", inches: 4.5, exact: true };
const shoulder: Measure = { name: "Shoulder drop", inches: 10, exact: true };
const strap: Measure = { name: "Strap drop, at its longest", inches: 24, exact: true };

export const shoesAndBags: PatternsOf<
  | "boots"
  | "pumps"
  | "sneakers"
  | "sandals"
  | "loafers"
  | "structured-bag"
  | "tote-bag"
  | "crossbody-bag"
  | "clutch-bag"
> = {
  boots: {
    ankle: shoe(heel(2.75), shaft(5.5)),
    knee: shoe(heel(2.5), shaft(15.5)),
    chelsea: shoe(heel(1.25), shaft(5.25)),
  },
  pumps: { "point-toe": shoe(heel(3)), "block-heel": shoe(heel(3)) },
  sneakers: { low: shoe(sole(1.25)), high: shoe(sole(1.25), shaft(5.5)) },
  sandals: { flat: shoe(sole(0.5)), heeled: shoe(heel(2.75)) },
  loafers: { penny: shoe(heel(1)), horsebit: shoe(heel(1)) },
  "structured-bag": { "top-handle": bag(10.5, 8, 4.5, handle), mini: bag(7.75, 6, 3.25, handle) },
  "tote-bag": { classic: bag(15, 12, 6, shoulder), open: bag(16, 12.5, 6.5, shoulder) },
  "crossbody-bag": { flap: bag(9, 6.5, 2.5, strap), camera: bag(8.5, 6, 3, strap) },
  "clutch-bag": { envelope: bag(10.5, 6.25, 1.5), frame: bag(8.5, 5, 2) },
};
