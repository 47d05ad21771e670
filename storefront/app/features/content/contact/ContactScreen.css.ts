import { media } from "@circlet/design-system/media";
import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxl,
  paddingBlockEnd: vars.space.huge,
});

export const options = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.layout.gridGap,
  "@media": { "(min-width: 1024px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const option = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space.m,
  padding: `clamp(${vars.space.l}, 2.5vw, ${vars.space.xl})`,
  background: vars.color.surface,
  borderRadius: vars.radius.image,
});

export const icon = style({ color: vars.color.accent });

/** Fills the remaining height, so that the links of all columns line up. */
export const words = style({ flexGrow: 1 });

export const office = style({
  display: "grid",
  gap: vars.space.l,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});
