import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(
  component({
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    // Only the first of several has a line at the top.
    selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
);

/** A whole row that expands its content; an accordion's, too. */
export const trigger = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    inlineSize: "100%",
    minBlockSize: vars.control.large,
    paddingBlock: vars.space.s,
    fontSize: vars.type.label.size,
    fontWeight: vars.weight.medium,
    lineHeight: vars.type.label.lineHeight,
    overflowWrap: "anywhere",
    textAlign: "start",
  }),
);

/** The vertical stroke of the plus sign, hidden while the item is open. */
export const upright = style(
  component({
    selectors: {
      "[aria-expanded='true'] > svg > &": { opacity: 0 },
      "details[open] > summary > svg > &": { opacity: 0 },
    },
  }),
);

export const inner = style(component({ paddingBlockEnd: vars.space.m, fontSize: vars.type.label.size }));
