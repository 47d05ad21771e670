import { style } from "@vanilla-extract/css";

/** So that the footer of a short page ends no sooner than a usual window. */
export const main = style({ minBlockSize: "65vb" });
