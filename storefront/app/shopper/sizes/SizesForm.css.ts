import { style } from "@vanilla-extract/css";

/** As wide as the longest size, so that the columns line up. */
export const size = style({ inlineSize: "5rem" });
