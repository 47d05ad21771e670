import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(
  component({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.xs }),
);

export const stars = style(component({ position: "relative", display: "inline-flex", flex: "none" }));

/** The stars of the rating, over the outlines of all. */
export const given = style(
  component({
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    display: "inline-flex",
    overflow: "hidden",
  }),
);

export const star = style(component({ flex: "none" }));
export const filled = style(component({ flex: "none", fill: "currentcolor" }));
export const words = style(component({ color: vars.color.textMuted, fontSize: vars.type.label.size }));
