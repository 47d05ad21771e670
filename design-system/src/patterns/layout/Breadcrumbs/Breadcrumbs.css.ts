import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const list = style(
  pattern({
    ...textStyle("caption"),
    display: "flex",
    flexWrap: "wrap",
    color: vars.color.textMuted,
    paddingBlock: vars.space.s,
    overflowWrap: "anywhere",
  }),
);

export const item = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    minInlineSize: 0,
    selectors: {
      // "/" with empty alternative text, so that screen readers do not read separators. Older browsers take the first.
      "&:not(:last-child)::after": {
        content: ['"/"', '"/" / ""'],
        marginInline: vars.space.xs,
      },
    },
  }),
);

export const link = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.control.target,
    textUnderlineOffset: 4,
    ":hover": { color: vars.color.text, textDecoration: "underline" },
  }),
);
