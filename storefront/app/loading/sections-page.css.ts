import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlockEnd: "var(--circlet-layout-section)",
});

export const following = style({ paddingBlockStart: "var(--circlet-layout-section)" });

/** The same space below the last part of a page. */
export const last = style({ paddingBlockEnd: "var(--circlet-layout-section)" });

/** Stretches the background across the window. */
export const background = style({
  background: "var(--circlet-color-surface)",
  paddingBlock: "var(--circlet-layout-section)",
});
