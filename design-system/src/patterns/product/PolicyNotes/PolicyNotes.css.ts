import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { muted } from "../../note.css.ts";

export const list = style(
  pattern({
    ...textStyle("small"),
    display: "grid",
    gap: 10,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);

export const note = style(
  pattern({ display: "grid", gridTemplateColumns: "24px minmax(0, 1fr)", columnGap: 10 }),
);

export const icon = style(pattern({ color: vars.color.accent }));

export const title = style(pattern({ fontWeight: vars.weight.medium }));

export const text = muted;
