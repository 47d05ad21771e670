import { style } from "@vanilla-extract/css";

export const page = style({
  paddingBlock: "var(--circlet-space-xl) var(--circlet-layout-section)",
  display: "grid",
  gap: "var(--circlet-space-l)",
});

export const columns = style({
  display: "grid",
  gap: "var(--circlet-space-xl)",
  alignItems: "start",
  "@media": { "(min-width: 768px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(260px, 340px)" } },
});

export const lines = style({ display: "grid" });

export const line = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: "var(--circlet-space-m)",
  paddingBlock: "var(--circlet-space-m)",
  borderBlockStart: "1px solid var(--circlet-color-hairline)",
});

export const picture = style({
  inlineSize: 96,
  blockSize: 120,
  objectFit: "cover",
  borderRadius: "var(--circlet-radius-picture)",
});

export const totals = style({ display: "grid", gap: "var(--circlet-space-xs)" });

export const total = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "var(--circlet-space-m)",
});
