import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style(component({ borderBlockStart: `1px solid ${vars.color.hairline}` }));
export const item = style(component({ borderBlockEnd: `1px solid ${vars.color.hairline}` }));
export const heading = style(component({ fontSize: "inherit", fontWeight: "inherit" }));

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
