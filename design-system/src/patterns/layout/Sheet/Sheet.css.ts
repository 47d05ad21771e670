import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const header = style(
  pattern({
    display: "flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "space-between",
    minBlockSize: 60,
    paddingInline: `${vars.space.m} ${vars.space.xxs}`,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const body = style(
  pattern({
    flex: 1,
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingInline: vars.space.m,
    paddingBlockEnd: `calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  }),
);
