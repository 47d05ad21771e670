import { media } from "@circlet/design-system/media";
import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const tripleWin = style({
  display: "grid",
  gap: vars.space.xl,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: `clamp(${vars.space.xl}, 7vw, ${vars.space.huge})`,
      alignItems: "start",
    },
  },
});

export const rings = style({
  inlineSize: "100%",
  maxInlineSize: 220,
  marginInline: "auto",
  blockSize: "auto",
  "@media": {
    [media.desktop]: {
      maxInlineSize: 440,
      position: "sticky",
      insetBlockStart: vars.space.xxl,
    },
  },
});

export const wins = style({ display: "grid", gap: vars.space.l });

export const win = style({
  display: "grid",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const founder = style({
  display: "grid",
  gap: vars.space.l,
  alignContent: "start",
  "@media": { "(min-width: 1180px)": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
});

export const portrait = style({
  inlineSize: "100%",
  maxInlineSize: 420,
  blockSize: "auto",
  aspectRatio: "4 / 5",
  contain: "size",
  objectFit: "cover",
  borderRadius: vars.radius.image,
});

export const bio = style({ display: "grid", gap: vars.space.xxs, alignContent: "start" });

export const bioText = style({ marginBlockStart: vars.space.s });
