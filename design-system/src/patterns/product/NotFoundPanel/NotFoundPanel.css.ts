import { globalStyle, style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { layers } from "../../../theme/layers.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { h1Text } from "../../display-text.css.ts";
import { muted } from "../../note.css.ts";

export const root = style(
  pattern({
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: vars.space.m,
    maxInlineSize: vars.layout.prose,
    marginInline: "auto",
    padding: `${vars.layout.section} ${vars.layout.gutter}`,
    textAlign: "center",
  }),
);

export const icon = style(pattern({ lineHeight: 0, color: vars.color.accent }));
globalStyle(`${icon} > svg`, {
  "@layer": { [layers.patterns]: { inlineSize: 56, blockSize: 56, strokeWidth: 1 } },
});

export const title = h1Text;

export const text = muted;

export const actions = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `${vars.space.s} ${vars.space.l}`,
    marginBlockStart: vars.space.xs,
  }),
);

export const offer = style(
  pattern({
    ...textStyle("small"),
    inlineSize: "100%",
    marginBlockStart: vars.space.s,
    padding: `${vars.space.m} ${vars.space.l}`,
    borderRadius: vars.radius.image,
    background: vars.color.panel,
    color: vars.color.text,
  }),
);
