import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** The clickable row of a checkbox or radio button. */
export const row = style(
  component({
    display: "inline-flex",
    alignItems: "flex-start",
    gap: 10,
    minBlockSize: vars.control.target,
    paddingBlock: vars.space.xxs,
    fontSize: vars.type.label.size,
    lineHeight: vars.type.label.lineHeight,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } },
  }),
);

export const words = style(component({ display: "grid", minInlineSize: 0 }));

export const description = style(
  component({ color: vars.color.textMuted, fontSize: vars.type.caption.size }),
);
