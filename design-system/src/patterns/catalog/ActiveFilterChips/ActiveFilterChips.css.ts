import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const list = style(
  pattern({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs }),
);

export const chip = style(
  pattern({
    ...textStyle("small"),
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minBlockSize: 34,
    maxInlineSize: "100%",
    paddingInline: `${vars.space.s} 9px`,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    overflowWrap: "anywhere",
    "@media": { [media.hover]: { ":hover": { background: vars.color.hover } } },
  }),
);

export const clear = style(
  pattern({ ...textStyle("small"), minBlockSize: 34, marginInlineStart: vars.space.xxs }),
);
