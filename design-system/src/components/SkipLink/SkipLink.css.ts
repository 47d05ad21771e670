import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { besideSafeAreas } from "../../css/safe-areas.ts";
import { vars } from "../../theme/vars.css.ts";

export const skipLink = style(
  component({
    position: "fixed",
    zIndex: vars.zIndex.skip,
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    margin: besideSafeAreas,
    padding: `${vars.space.s} ${vars.space.m}`,
    background: vars.color.inverse,
    color: vars.color.textInverse,
    borderRadius: vars.radius.control,
    "@media": { print: { display: "none" } },
    selectors: { "&:not(:focus)": { translate: "0 -200%" } },
  }),
);
