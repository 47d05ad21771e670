import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

const markSize = 20;

export const list = style(pattern({ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }));

/** The line from the previous step. */
export const step = style(
  pattern({
    ...textStyle("small"),
    position: "relative",
    display: "grid",
    // A two-line label does not push its neighbors' labels down.
    alignContent: "start",
    gap: 6,
    paddingInlineEnd: vars.space.s,
    overflowWrap: "anywhere",
    color: vars.color.textMuted,
    selectors: {
      "&[data-reached]": { color: vars.color.text },
      "&[aria-current='step']": { fontWeight: vars.weight.semibold },
      "&:not(:first-child)::before": {
        content: "",
        position: "absolute",
        insetBlockStart: markSize / 2 - 1,
        insetInlineEnd: "100%",
        inlineSize: `calc(100% - ${markSize}px)`,
        blockSize: 2,
        background: vars.color.hairline,
      },
      "&[data-reached]:not(:first-child)::before": { background: vars.color.accent },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "&:not(:first-child)::before": { background: "GrayText" } },
      },
    },
  }),
);

export const mark = style(
  pattern({
    display: "grid",
    placeItems: "center",
    inlineSize: markSize,
    blockSize: markSize,
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.controlBorder}`,
    background: vars.color.ground,
    selectors: {
      [`${step}[data-reached] > &`]: {
        borderColor: vars.color.accent,
        background: vars.color.accent,
        color: vars.color.textInverse,
      },
    },
  }),
);
