import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { visuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { shrinks } from "../../shrinks.css.ts";

export const group = shrinks;

export const legend = style(
  pattern({
    ...textStyle("small"),
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    // Separates the label and the selection by the width of a space.
    gap: `${vars.space.xs} 0.25em`,
    inlineSize: "100%",
    marginBlockEnd: 10,
  }),
);

export const name = style(pattern({ fontWeight: vars.weight.semibold }));

export const chosen = style(pattern({ color: vars.color.textMuted, marginInlineEnd: "auto" }));

export const options = style(pattern({ display: "flex", flexWrap: "wrap", gap: vars.space.xs }));

export const option = style(pattern({ position: "relative", display: "flex" }));

/** The native radio button, transparent and on top of its label, for touch, focus and forced colors. */
export const radio = style(
  pattern({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
    ":disabled": { cursor: "not-allowed" },
  }),
);

export const hidden = visuallyHidden;

const chosenSelector = "input:checked + &, &[aria-current='true']";
const focusSelector = "input:focus-visible + &";
const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 } as const;

export const color = style(
  pattern({
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: 38,
    blockSize: 38,
    padding: 3,
    border: "1.5px solid transparent",
    borderRadius: vars.radius.round,
    transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      [chosenSelector]: { borderColor: vars.color.controlBorderStrong },
      [focusSelector]: { ...ring, outlineOffset: 1 },
      "input:not(:disabled):hover + &, a&:hover": { borderColor: vars.color.controlBorder },
    },
    "@media": {
      // Forced colors show transparent borders, so unselected options have none.
      "(forced-colors: active)": {
        borderColor: "Canvas",
        selectors: { [chosenSelector]: { borderColor: "Highlight" } },
      },
    },
  }),
);

/** Crosses out a color that is unavailable in the selected size. */
export const overlay = style(
  pattern({
    position: "absolute",
    inset: 3,
    borderRadius: vars.radius.round,
    background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.color.text} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)), color-mix(in srgb, ${vars.color.ground} 55%, transparent)`,
    forcedColorAdjust: "none",
  }),
);

const struck = `linear-gradient(to top right, transparent calc(50% - 0.6px), ${vars.color.hairline} 50%, transparent calc(50% + 0.6px))`;

/** On the lower edge, so that it takes no space of its own. */
export const mark = style(
  pattern({
    position: "absolute",
    insetBlockEnd: -7,
    paddingInline: 3,
    background: vars.color.text,
    color: vars.color.ground,
    fontSize: "0.6875rem",
    lineHeight: 1.25,
    whiteSpace: "nowrap",
  }),
);

export const size = style(
  pattern({
    ...textStyle("label"),
    position: "relative",
    display: "grid",
    placeItems: "center",
    minInlineSize: 56,
    minBlockSize: 48,
    paddingInline: vars.space.s,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    fontVariantNumeric: "tabular-nums",
    transition: `box-shadow ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      "input:not(:disabled):hover + &, a&:hover": { borderColor: vars.color.controlBorderStrong },
      // An inset shadow, because a thicker border would move the neighbors.
      [chosenSelector]: {
        borderColor: vars.color.controlBorderStrong,
        boxShadow: `inset 0 0 0 1px ${vars.color.controlBorderStrong}`,
        fontWeight: vars.weight.semibold,
      },
      [focusSelector]: ring,
      "&[data-unavailable]": {
        borderColor: vars.color.hairline,
        color: vars.color.textMuted,
        background: struck,
      },
      "&[data-unavailable][aria-current='true'], input:checked + &[data-unavailable]": {
        borderColor: vars.color.controlBorderStrong,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          [chosenSelector]: { outline: "2px solid Highlight", outlineOffset: -3 },
          "&[data-unavailable]": {
            color: "GrayText",
            borderColor: "GrayText",
            textDecoration: "line-through",
          },
        },
      },
    },
  }),
);
