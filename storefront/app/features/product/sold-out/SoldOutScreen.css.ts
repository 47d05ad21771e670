import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlockEnd: "var(--circlet-layout-section)",
});

/** The gap before the next section is enough. */
export const opening = style({ paddingBlockEnd: 0 });

export const lead = style({ fontWeight: "var(--circlet-weight-semibold)" });

export const background = style({
  background: "var(--circlet-color-surface)",
  paddingBlock: "var(--circlet-layout-section)",
});
