import { style } from "@vanilla-extract/css";

/** The specification's words are in small letters; a button begins with a capital. */
export const label = style({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } });
