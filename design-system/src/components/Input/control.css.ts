import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** Styles shared by Input, Textarea and Select. */
export const control = style(
  component({
    inlineSize: "100%",
    minInlineSize: 0,
    minBlockSize: vars.control.medium,
    paddingInline: vars.space.s,
    border: `${vars.control.border} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    outlineOffset: 0,
    background: vars.color.raised,
    color: vars.color.text,
    // At least 16 px, because iOS zooms in on smaller fields.
    fontSize: vars.type.body.size,
    lineHeight: 1.25,
    transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
    "::placeholder": { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      "&[aria-invalid='true']": { borderColor: vars.color.danger, borderWidth: 2 },
      "&:disabled": {
        background: vars.color.surface,
        borderColor: vars.color.hairline,
        color: vars.color.textMuted,
        cursor: "not-allowed",
        // Safari makes the text of disabled fields lighter.
        WebkitTextFillColor: vars.color.textMuted,
        opacity: 1,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover:enabled": { borderColor: vars.color.controlBorderStrong } } },
    },
  }),
);
