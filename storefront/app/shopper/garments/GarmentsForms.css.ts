import { style } from "@vanilla-extract/css";

/** Fields beside each other, as many as fit. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: "var(--circlet-space-m)",
});
