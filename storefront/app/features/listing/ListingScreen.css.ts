import { style } from "@vanilla-extract/css";

/** From here on the filters stand beside the grid. */
const wide = "(min-width: 1024px)";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-space-m)",
  paddingBlock: "var(--circlet-space-xl) var(--circlet-layout-section)",
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-space-xl)",
  "@media": { [wide]: { gridTemplateColumns: "236px minmax(0, 1fr)" } },
});

/** On phones they open in a drawer; without JavaScript they stand before the grid. */
export const filters = style({
  display: "none",
  "@media": { [wide]: { display: "block" }, "(scripting: none)": { display: "block" } },
});

export const pages = style({ paddingBlockStart: "var(--circlet-space-xxl)" });
