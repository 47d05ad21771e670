import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

export const root = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
  }),
);

export const count = style(
  pattern({ ...textStyle("small"), color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" }),
);

export const end = style(
  pattern({ display: "flex", alignItems: "center", gap: vars.space.s, flexWrap: "wrap" }),
);

export const sort = style(pattern({ display: "flex", alignItems: "center", gap: vars.space.xs }));

export const sortLabel = style(pattern({ ...textStyle("small"), whiteSpace: "nowrap" }));

/** Choosing an order sends the form; the button is for those whose browser runs no script. */
export const withoutScript = style(
  pattern({ display: "none", "@media": { "(scripting: none)": { display: "flex" } } }),
);

/** From here on the filters stand beside the grid. */
export const filters = style(
  pattern({
    "@media": { [media.wide]: { display: "none" }, "(scripting: none)": { display: "none" } },
  }),
);
