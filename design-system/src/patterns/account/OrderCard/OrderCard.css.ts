import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { h3Text } from "../../display-text.css.ts";
import { muted } from "../../note.css.ts";

export const root = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.l,
    padding: vars.space.m,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    breakInside: "avoid",
    "@media": { [media.desktop]: { padding: vars.space.l } },
  }),
);

export const header = style(pattern({ display: "grid", gap: vars.space.s }));

export const titleLine = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.xs,
  }),
);

export const title = h3Text;

export const facts = style(
  pattern({ display: "flex", flexWrap: "wrap", gap: `${vars.space.xs} ${vars.space.xl}` }),
);

export const fact = style(pattern({ ...textStyle("small"), minInlineSize: 0, overflowWrap: "anywhere" }));
export const factName = muted;
export const factValue = style(pattern({ fontVariantNumeric: "lining-nums" }));
export const address = style(pattern({ fontStyle: "normal", whiteSpace: "pre-line", textWrap: "wrap" }));

export const footer = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: vars.space.m,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);

export const details = style(
  pattern({ display: "flex", flexWrap: "wrap", gap: `${vars.space.s} ${vars.space.xxl}` }),
);

export const actions = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.l,
    marginInlineStart: "auto",
  }),
);
