import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const root = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${vars.space.xxs} ${vars.space.l}`,
    marginBlockEnd: `clamp(${vars.space.m}, 2.5vw, ${vars.space.l})`,
  }),
);

export const title = style(pattern({ ...textStyle("h2"), minInlineSize: 0 }));

export const end = style(
  pattern({ display: "flex", alignItems: "center", gap: vars.space.m, ...textStyle("label") }),
);
