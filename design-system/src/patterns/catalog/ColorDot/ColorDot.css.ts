import { style } from "@vanilla-extract/css";
import { component } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const edge = `color-mix(in srgb, ${vars.color.text} 20%, transparent)`;

/** In the components layer, so that patterns can override the size. */
export const dot = style(
  component({
    display: "block",
    flex: "none",
    blockSize: "100%",
    inlineSize: "100%",
    borderRadius: "50%",
    background: "currentColor",
    boxShadow: `inset 0 0 0 1px ${edge}`,
    // The dot is the information, so forced colors must not replace it.
    forcedColorAdjust: "none",
  }),
);

const mark = `${vars.color.controlBorder} calc(50% - 0.5px) calc(50% + 0.5px)`;

export const unknown = style(
  component({
    background: `linear-gradient(135deg, transparent calc(50% - 0.5px), ${mark}, transparent calc(50% + 0.5px)), ${vars.color.surface}`,
  }),
);
