import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlockEnd: "var(--circlet-layout-section)",
});

export const notice = style({ marginInline: "var(--circlet-layout-gutter)" });
