import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlockEnd: "var(--circlet-layout-section)",
});

export const tightHeading = style({ marginBlockEnd: "var(--circlet-space-xs)" });

export const underHeading = style({ marginBlockEnd: "var(--circlet-space-l)" });

/** Stretches the background across the window. */
export const background = style({
  background: "var(--circlet-color-surface)",
  paddingBlock: "var(--circlet-layout-section)",
});
