import type { StyleRule } from "@vanilla-extract/css";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** Draws the mark as a mask in the control's color. In forced colors, the native control shows instead. */
export const choiceBox = (mark: string): StyleRule => ({
  appearance: "none",
  display: "grid",
  placeContent: "center",
  flex: "none",
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  marginBlockStart: 1,
  border: `${vars.control.border} solid ${vars.color.controlBorder}`,
  background: vars.color.raised,
  cursor: "inherit",
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  "::before": {
    content: "''",
    inlineSize: 12,
    blockSize: 12,
    background: vars.color.ground,
    clipPath: mark,
    scale: 0,
  },
  selectors: {
    "&:checked": { background: vars.color.controlBorderStrong, borderColor: vars.color.controlBorderStrong },
    "&:checked::before": { scale: 1 },
    "&[aria-invalid='true']": { borderColor: vars.color.danger, borderWidth: 2 },
    "&:disabled": { background: vars.color.surface, borderColor: vars.color.hairline },
    "&:disabled:checked": { background: vars.color.textMuted },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", "::before": { display: "none" } } },
});
