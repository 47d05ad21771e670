import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const thumb = 12;
const gap = 3;

/** A thumb in a track. In forced colors, the native checkbox shows instead. */
export const track = style(
  component({
    appearance: "none",
    flex: "none",
    inlineSize: 36,
    blockSize: 20,
    margin: 0,
    border: `${vars.control.border} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    background: vars.color.raised,
    cursor: "inherit",
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    "::before": {
      content: "''",
      display: "block",
      inlineSize: thumb,
      blockSize: thumb,
      margin: gap,
      borderRadius: "50%",
      background: vars.color.controlBorderStrong,
      transition: `margin ${vars.motion.state} ${vars.motion.ease}`,
    },
    selectors: {
      "&:checked": {
        background: vars.color.controlBorderStrong,
        borderColor: vars.color.controlBorderStrong,
      },
      "&:checked::before": {
        marginInlineStart: `calc(100% - ${thumb + gap}px)`,
        background: vars.color.ground,
      },
      "&:disabled": { background: vars.color.surface, borderColor: vars.color.hairline },
      "&:disabled::before": { background: vars.color.textMuted },
      "&:disabled:checked": { background: vars.color.textMuted },
      "&:disabled:checked::before": { background: vars.color.ground },
    },
    "@media": { [media.forcedColors]: { appearance: "auto", "::before": { display: "none" } } },
  }),
);
