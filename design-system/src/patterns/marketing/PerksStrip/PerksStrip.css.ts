import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const list = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
    gap: `${vars.space.m} ${vars.space.l}`,
    "@media": { [media.desktop]: { justifyItems: "center" } },
  }),
);

export const item = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "24px minmax(0, auto)",
    columnGap: vars.space.s,
    alignItems: "center",
  }),
);

export const icon = style(pattern({ color: vars.color.accent }));

export const title = style(pattern({ ...textStyle("label"), fontWeight: vars.weight.medium }));

export const text = style(pattern({ ...textStyle("caption"), color: vars.color.textMuted, gridColumn: 2 }));
