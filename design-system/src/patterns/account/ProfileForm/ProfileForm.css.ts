import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const root = style(
  pattern({ display: "grid", gap: vars.space.l, maxInlineSize: 560, gridTemplateColumns: "minmax(0, 1fr)" }),
);

/** Two columns on wide screens. An error below one field does not move the other. */
export const names = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
    gap: vars.space.l,
    alignItems: "start",
  }),
);
