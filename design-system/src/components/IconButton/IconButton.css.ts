import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const iconButton = recipe({
  base: component({
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    color: vars.color.text,
    borderRadius: vars.radius.round,
    outlineOffset: 0,
    cursor: "pointer",
    touchAction: "manipulation",
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.color.hover } } } },
    selectors: {
      "&:is(:disabled, [aria-disabled='true'])": { color: vars.color.textMuted, cursor: "not-allowed" },
    },
  }),
  variants: {
    variant: {
      ghost: {},
      // A background of its own keeps the icon readable on images.
      surface: component({
        background: vars.color.raised,
        boxShadow: `0 0 0 ${vars.control.border} ${vars.color.hairline}`,
      }),
      outline: component({
        border: `${vars.control.border} solid ${vars.color.controlBorder}`,
        borderRadius: vars.radius.control,
        outlineOffset: 3,
      }),
    },
    size: {
      small: component({ inlineSize: 40, blockSize: 40 }),
      medium: component({ inlineSize: vars.control.medium, blockSize: vars.control.medium }),
      large: component({ inlineSize: vars.control.large, blockSize: vars.control.large }),
    },
  },
  defaultVariants: { variant: "ghost", size: "medium" },
});

// A pressed toggle fills its icon.
globalStyle(`${iconButton.classNames.base}[aria-pressed="true"] > svg`, component({ fill: "currentColor" }));

export const count = style(
  component({
    position: "absolute",
    insetBlockStart: 4,
    insetInlineEnd: 2,
    minInlineSize: "calc(1em + 4.5px)",
    blockSize: "calc(1em + 4.5px)",
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.round,
    background: vars.color.count,
    color: vars.color.textInverse,
    // Icons do not grow with the text: a larger count would cover its icon.
    fontSize: `min(${vars.type.micro.size}, ${vars.control.medium} / 3)`,
    fontWeight: vars.weight.semibold,
    lineHeight: "calc(1em + 4.5px)",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums lining-nums",
    "@media": { [media.forcedColors]: { border: "1px solid", lineHeight: "calc(1em + 2.5px)" } },
  }),
);
