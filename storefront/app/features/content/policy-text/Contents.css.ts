import { media } from "@circlet/design-system/media";
import { vars } from "@circlet/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const contents = style({
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const numbered = style({ counterReset: "contents" });

export const link = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.xs,
  minBlockSize: vars.control.target,
  paddingBlock: 5,
  color: vars.color.textMuted,
  textUnderlineOffset: 4,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline" } } },
  },
  selectors: { "&[aria-current]": { color: vars.color.text, fontWeight: vars.weight.medium } },
});

globalStyle(`${numbered} ${link}::before`, {
  counterIncrement: "contents",
  content: 'counter(contents) "."',
  minInlineSize: "1.6em",
  fontVariantNumeric: "tabular-nums",
});
