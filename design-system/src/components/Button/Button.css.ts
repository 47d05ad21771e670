import { createVar } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const ground = createVar();
const groundHover = createVar();

/** Grounds and the text on them come as one from the tokens, where specification A9 and the contrast are checked. */
const on = (name: keyof typeof vars.button, border: string = "transparent") =>
  component({
    vars: { [ground]: vars.button[name].ground, [groundHover]: vars.button[name].hover },
    color: vars.button[name].text,
    borderColor: border,
  });

export const button = recipe({
  base: component({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    borderWidth: vars.control.border,
    borderStyle: "solid",
    borderRadius: vars.radius.control,
    background: ground,
    fontFamily: vars.font.ui,
    fontWeight: vars.weight.medium,
    fontSize: vars.type.body.size,
    lineHeight: 1.25,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    // The second tap of a double tap presses again instead of zooming.
    touchAction: "manipulation",
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: groundHover } } } },
    selectors: {
      "&:active": { background: groundHover },
      // What is under way keeps its looks.
      "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
        background: vars.color.surface,
        color: vars.color.textMuted,
        borderColor: vars.color.hairline,
        cursor: "not-allowed",
      },
      "&[aria-busy='true']": { background: ground, cursor: "progress" },
    },
  }),
  variants: {
    ground: {
      black: on("black"),
      white: on("white", vars.color.controlBorderStrong),
      transparent: component({
        vars: { [ground]: "transparent", [groundHover]: vars.color.hover },
        color: vars.color.text,
        borderColor: vars.color.controlBorderStrong,
      }),
      lightGrey: on("lightGrey"),
      grey: on("grey"),
      brown: on("brown"),
      khaki: on("khaki"),
      crimson: on("crimson"),
      orange: on("orange"),
      sand: on("sand"),
      lightOrange: on("lightOrange"),
      teal: on("teal"),
    },
    size: {
      medium: component({
        minBlockSize: vars.control.medium,
        paddingInline: 20,
        paddingBlock: vars.space.xs,
      }),
      large: component({ minBlockSize: vars.control.large, paddingInline: 28, paddingBlock: vars.space.s }),
    },
    fullWidth: { true: component({ inlineSize: "100%" }) },
  },
  defaultVariants: { ground: "black", size: "medium" },
});
