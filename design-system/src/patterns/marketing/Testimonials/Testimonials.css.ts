import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { scroller } from "../../scroller.css.ts";
import { note } from "../../note.css.ts";
import { h3Text } from "../../display-text.css.ts";

export const list = style([
  scroller,
  pattern({
    gridAutoColumns: "min(320px, 84%)",
    gap: vars.layout.gridGap,
    scrollSnapType: "x proximity",
    "@media": {
      [media.desktop]: {
        marginInline: 0,
        paddingInline: 0,
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
        overflowX: "visible",
      },
    },
  }),
]);

export const item = style(pattern({ display: "grid", scrollSnapAlign: "start" }));

export const card = style(
  pattern({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.l,
    padding: vars.space.l,
    background: vars.color.surface,
    borderRadius: vars.radius.image,
  }),
);

export const quote = style([
  h3Text,
  pattern({ lineHeight: 1.32, flex: 1, textWrap: "pretty", quotes: "'“' '”'" }),
]);

export const source = style([note, pattern({ display: "grid", gap: 2 })]);

export const author = style(pattern({ fontWeight: vars.weight.semibold, color: vars.color.text }));

export const verified = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    marginBlockStart: vars.space.xs,
    color: vars.color.accent,
    fontWeight: vars.weight.medium,
  }),
);
