import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

/** From this width up, the table of contents fits next to the text. */
const wide = "(min-width: 1024px)";

export const columns = style({
  display: "grid",
  gap: vars.space.xl,
  paddingBlockEnd: vars.space.huge,
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 260px) minmax(0, 1fr)", columnGap: "clamp(48px, 8vw, 120px)" },
    print: { display: "block" },
  },
});

export const folded = style({
  maxInlineSize: vars.layout.prose,
  "@media": { [wide]: { display: "none" }, print: { display: "none" } },
});

export const beside = style({
  display: "none",
  "@media": {
    [wide]: {
      display: "block",
      position: "sticky",
      insetBlockStart: vars.space.l,
      alignSelf: "start",
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.l})`,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
  },
});

export const text = style({
  minInlineSize: 0,
});
