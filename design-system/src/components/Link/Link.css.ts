import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const underline = {
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
} as const;

export const link = recipe({
  base: component({
    transition: `text-decoration-color ${vars.motion.state} ${vars.motion.ease}`,
    "@media": { [media.hover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } } },
  }),
  variants: {
    variant: {
      underlined: component({ ...underline, textDecorationColor: vars.color.controlBorder }),
      quiet: component({ ...underline, textDecorationColor: "transparent" }),
    },
    tone: {
      inherit: {},
      muted: component({ color: vars.color.textMuted }),
      sale: component({ color: vars.color.sale }),
    },
    // Makes a standalone link a target of at least 24 px. Links inside sentences are exempt.
    standalone: {
      true: component({
        display: "inline-flex",
        alignItems: "center",
        gap: vars.space.xxs,
        minBlockSize: vars.control.target,
      }),
    },
  },
  defaultVariants: { variant: "underlined", tone: "inherit" },
});
