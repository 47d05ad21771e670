import { createVar } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const background = createVar();
const backgroundHover = createVar();

/** Background and text colors come in pairs, whose contrast the token build checks. */
const on = (name: keyof typeof vars.button, borderColor?: string) =>
  component({
    vars: { [background]: vars.button[name].ground, [backgroundHover]: vars.button[name].hover },
    color: vars.button[name].text,
    ...(borderColor && { borderColor }),
  });

/** In between two steps of the scale, to give both sizes the same proportions. */
const sidePadding = { medium: "20px", large: "28px" };

export const button = recipe({
  base: component({
    display: "inline-flex",
    boxSizing: "border-box",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    border: `${vars.control.border} solid transparent`,
    borderRadius: vars.radius.control,
    background,
    fontFamily: vars.font.ui,
    fontWeight: vars.weight.medium,
    fontSize: vars.type.body.size,
    lineHeight: 1.25,
    overflowWrap: "anywhere",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    // A double tap should click twice instead of zooming.
    touchAction: "manipulation",
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: backgroundHover } } } },
    selectors: {
      "&:active": { background: backgroundHover },
      // A loading button does not look disabled.
      "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
        background: vars.color.surface,
        color: vars.color.textMuted,
        borderColor: vars.color.hairline,
        cursor: "not-allowed",
      },
      "&[aria-busy='true']": { background, cursor: "progress" },
    },
  }),
  variants: {
    tone: {
      neutral: on("black"),
      grey: on("grey"),
      brown: on("brown"),
      khaki: on("khaki"),
      crimson: on("crimson"),
      orange: on("orange"),
      sand: on("sand"),
      lightOrange: on("lightOrange"),
      teal: on("teal"),
    },
    // Must follow the tones, because only solid buttons use them.
    variant: {
      solid: {},
      soft: on("lightGrey"),
      surface: on("surface", vars.color.controlBorderStrong),
      outline: component({
        vars: { [background]: "transparent", [backgroundHover]: vars.color.hover },
        color: vars.color.text,
        borderColor: vars.color.controlBorderStrong,
      }),
    },
    size: {
      medium: component({
        minBlockSize: vars.control.medium,
        padding: `${vars.space.xs} ${sidePadding.medium}`,
      }),
      large: component({
        minBlockSize: vars.control.large,
        padding: `${vars.space.s} ${sidePadding.large}`,
      }),
    },
    fullWidth: { true: component({ inlineSize: "100%" }) },
  },
  defaultVariants: { variant: "solid", tone: "neutral", size: "medium" },
});
