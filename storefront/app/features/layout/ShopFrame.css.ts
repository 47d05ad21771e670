import { globalStyle, style } from "@vanilla-extract/css";

/** Keeps the footer of a short page at the bottom of the window. */
export const main = style({ minBlockSize: "65vb" });

/** A bar above the header: the shop is a demo, or scripts are missing. */
export const notice = style({
  padding: "var(--circlet-space-xs) var(--circlet-space-s)",
  background: "var(--circlet-color-text)",
  color: "var(--circlet-color-ground)",
  textAlign: "center",
});

globalStyle(`${notice} a`, { color: "inherit" });
