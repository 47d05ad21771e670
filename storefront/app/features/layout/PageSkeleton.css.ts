import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

/** Keeps the footer out of the window. */
export const page = style({ minBlockSize: "100vb" });

export const images = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "92%",
  gap: "var(--circlet-space-xxs)",
  marginInline: "calc(-1 * var(--circlet-layout-gutter))",
  // The space of the gallery's dots.
  paddingBlockEnd: "calc(var(--circlet-space-s) + 6px)",
  overflow: "hidden",
  "@media": {
    [media.desktop]: {
      gridAutoColumns: "minmax(0, 1fr)",
      gap: "var(--circlet-space-s)",
      marginInline: 0,
      paddingBlockEnd: 0,
    },
  },
});

export const image = style({
  aspectRatio: "4 / 5",
  background: "var(--circlet-color-surface)",
  "@media": { [media.desktop]: { borderRadius: "var(--circlet-radius-image)" } },
});

export const listing = style({
  display: "grid",
  gap: "var(--circlet-space-xl)",
  paddingBlockStart: "var(--circlet-space-l)",
});
