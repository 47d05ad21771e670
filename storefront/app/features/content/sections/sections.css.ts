import { media } from "@circlet/design-system/media";
import { vars } from "@circlet/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const opening = style({
  display: "grid",
  gap: vars.space.l,
  justifyItems: "start",
  paddingBlock: `clamp(${vars.space.m}, 4vw, ${vars.space.xxl}) ${vars.layout.section}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: `clamp(${vars.space.xl}, 6vw, ${vars.space.huge})`,
      alignItems: "end",
    },
  },
});

export const openingText = style({ fontSize: vars.type.lead.size });

export const section = style({ paddingBlock: vars.layout.section });
export const tones = styleVariants({
  page: {},
  surface: { background: vars.color.surface },
  section: { background: vars.color.section },
});

export const heading = style({ marginBlockEnd: `clamp(${vars.space.l}, 3vw, ${vars.space.xxl})` });

export const columns = style({
  display: "grid",
  gap: `${vars.space.xl} ${vars.layout.gridGap}`,
});

/** Chooses the number of columns that fills the last row. */
export const four = style({
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(min-width: 1180px)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const two = style({
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = style({
  display: "grid",
  gap: vars.space.s,
  alignContent: "start",
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.controlBorderStrong}`,
});

export const cardIcon = style({ color: vars.color.accent });

export const figures = style({
  "@media": { "(min-width: 700px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const figure = style({ display: "grid", gap: vars.space.xs, alignContent: "start" });

export const figureValue = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${vars.type.hero.size} * 0.84)`,
  lineHeight: vars.type.hero.lineHeight,
  letterSpacing: vars.tracking.display,
  // On tablets, fits three large numbers in a row, each on one line.
  "@media": { "(700px <= width < 1024px)": { fontSize: "clamp(1.5rem, 3.7vw, 2.25rem)" } },
});

export const figureMeaning = style({ maxInlineSize: "32ch", color: vars.color.textMuted });

export const closing = style({
  display: "grid",
  gap: vars.space.m,
  justifyItems: "center",
  textAlign: "center",
  paddingBlock: vars.space.huge,
});

export const closingText = style({ textWrap: "balance" });
