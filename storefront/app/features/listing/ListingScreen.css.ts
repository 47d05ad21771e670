import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-space-m)",
  paddingBlock: "var(--circlet-space-l) var(--circlet-layout-section)",
});

export const heading = style({ paddingBlockStart: "var(--circlet-space-xl)" });

export const pages = style({ paddingBlockStart: "var(--circlet-space-xxl)" });

export { following as reviews } from "../../loading/sections-page.css";
