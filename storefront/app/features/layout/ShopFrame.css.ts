import { globalStyle, style } from "@vanilla-extract/css";

/** Pushes the footer of a short page to the bottom of a usual window. */
export const main = style({ minBlockSize: "65vb" });

/** Above the header: the page is a public demo's, or its scripts are missing. */
export const notice = style({
  padding: "var(--circlet-space-xs) var(--circlet-space-s)",
  background: "var(--circlet-color-text)",
  color: "var(--circlet-color-ground)",
  textAlign: "center",
});

globalStyle(`${notice} a`, { color: "inherit" });
