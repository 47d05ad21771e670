import { style } from "@vanilla-extract/css";

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlock: "var(--circlet-layout-section)",
});

/** Leaves space above a row that a link scrolls to. */
export const anchor = style({ scrollMarginBlockStart: "var(--circlet-space-l)" });
