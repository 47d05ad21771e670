import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { wideScreen } from "../../wide-screen.ts";
import { textStyle } from "../../text-style.ts";
import { note } from "../../note.css.ts";
import { h1Text } from "../../display-text.css.ts";

export const root = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.xl,
    alignItems: "center",
    "@media": {
      [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: vars.space.xxxl },
    },
  }),
);

export const opening = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    overflowWrap: "anywhere",
  }),
);

export const title = style([h1Text, pattern({ maxInlineSize: "20ch" })]);

export const text = style(
  pattern({
    ...textStyle("lead"),
    marginBlockStart: vars.space.s,
    maxInlineSize: "46ch",
  }),
);

export const action = style(pattern({ marginBlockStart: vars.space.l }));

export const list = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${vars.space.l} ${vars.space.xl}`,
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);

export const item = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "24px minmax(0, 1fr)",
    gap: `2px ${vars.space.m}`,
    alignContent: "start",
    alignItems: "start",
  }),
);

export const icon = style(pattern({ color: vars.color.accent, gridRow: "span 2", lineHeight: 0 }));

export const claim = style(pattern({ ...textStyle("body"), fontWeight: vars.weight.semibold }));

export const reason = note;
