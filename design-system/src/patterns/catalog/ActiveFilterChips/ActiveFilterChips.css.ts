import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { pill } from "../pill.css.ts";

export const list = style(
  pattern({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs }),
);

export const chip = style([
  pill,
  pattern({
    ...textStyle("small"),
    gap: 6,
    minBlockSize: 34,
    maxInlineSize: "100%",
    // Also for labels of several lines.
    padding: `6px ${vars.space.s}`,
    overflowWrap: "anywhere",
  }),
]);

export const clear = style(
  pattern({ ...textStyle("small"), minBlockSize: 34, marginInlineStart: vars.space.xxs }),
);
