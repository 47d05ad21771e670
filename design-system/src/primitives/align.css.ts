import { styleVariants } from "@vanilla-extract/css";
import { primitive } from "../css/layered.ts";

/** How Stack and Cluster align their children. */
export const aligns = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end" },
  (alignItems) => primitive({ alignItems }),
);
