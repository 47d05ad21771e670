import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(component({ borderBlockStart: `1px solid ${vars.color.hairline}` }));
export const item = style(component({ borderBlockEnd: `1px solid ${vars.color.hairline}` }));
export const heading = style(component({ fontSize: "inherit", fontWeight: "inherit" }));

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
    textAlign: "start",
    cursor: "pointer",
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

const unfold = keyframes({ from: { blockSize: 0 } });

export const content = style(
  component({
    overflow: "hidden",
    // Browsers without `interpolate-size` skip the animation.
    "@supports": {
      "(interpolate-size: allow-keywords)": {
        interpolateSize: "allow-keywords",
        animation: `${unfold} ${vars.motion.card} ${vars.motion.ease}`,
      },
    },
  }),
);

export const inner = style(component({ paddingBlockEnd: vars.space.m, fontSize: vars.type.label.size }));
