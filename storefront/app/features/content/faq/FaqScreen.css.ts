import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
  paddingBlockEnd: vars.space.huge,
  "@media": {
    "(min-width: 1024px)": {
      gridTemplateColumns: "minmax(0, 300px) minmax(0, 1fr)",
      columnGap: "clamp(48px, 8vw, 120px)",
      alignItems: "start",
    },
  },
});

export const question = style({ paddingBlock: vars.space.xs });

/** Pixels, including the space above. */
const questionOfTwoLines = 132;

export const answer = style({
  // Scroll position of a linked answer: leaves room for its question.
  scrollMarginBlockStart: questionOfTwoLines,
  paddingBlockEnd: vars.space.m,
});

export const fees = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
  gap: `${vars.space.xs} ${vars.space.l}`,
  padding: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.image,
});

export const span = style({ fontWeight: vars.weight.semibold });
