import { style } from "@vanilla-extract/css";

/** Saving needs JavaScript. Without it, a search button shows instead. */
export const save = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** As wide as the longest size, so that the columns line up. */
export const size = style({ inlineSize: "5rem" });
