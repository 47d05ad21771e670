import { style } from "@vanilla-extract/css";

/** It saves with script only; without, a search button takes its place. */
export const save = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** As wide as the longest size, so that sizes are under each other. */
export const size = style({ inlineSize: "5rem" });
